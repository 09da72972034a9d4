// Looking at the map: where, and from how near. The map is moved beneath the eye, so that it can glide.

import { SIZE, type BoardMap, type Spot } from './map';

const HEX_WIDE = Math.sqrt(3) * SIZE;
const NEAREST = 150; // pixels for a hex, at most

export class Camera {
  width = $state(0); // of the frame, in pixels
  height = $state(0);
  gliding = $state(false);
  private eye = $state.raw<Spot & { scale: number }>({ x: 0, y: 0, scale: 0 });
  private readonly box: () => BoardMap['box'];

  constructor(box: () => BoardMap['box']) {
    this.box = box;
  }

  readonly least = $derived.by(() => {
    const { width, height } = this.box();
    return Math.min(this.width / width, this.height / height) || 0.5;
  });
  // Near enough to read and to hit with a finger, but no nearer than the whole map would be.
  private readonly usual = $derived(Math.max(this.least, Math.min((this.width < 480 ? 58 : 72) / HEX_WIDE, 1.4)));
  readonly scale = $derived(this.eye.scale || this.usual);
  readonly isNear = $derived(this.scale * HEX_WIDE > 46);
  readonly transform = $derived.by(() => {
    const { x, y } = this.clamped(this.eye, this.scale);
    return `translate(${this.width / 2}px, ${this.height / 2}px) scale(${this.scale}) translate(${-x}px, ${-y}px)`;
  });

  look(at: Spot, glide = true): void {
    this.gliding = glide;
    this.eye = { ...at, scale: this.eye.scale }; // what lies at the rim is brought in by the clamp, whatever the frame's size
  }

  // Glide there only if it is out of sight, or nearly.
  follow(at: Spot): void {
    const { x, y } = this.clamped(this.eye, this.scale);
    const [far, high] = [Math.abs(at.x - x) * this.scale, Math.abs(at.y - y) * this.scale];
    const room = 0.75 * HEX_WIDE * this.scale;
    if (far > this.width / 2 - room || high > this.height / 2 - room) this.look(at);
  }

  pan(dx: number, dy: number): void {
    const { x, y } = this.clamped(this.eye, this.scale);
    this.look({ x: x - dx / this.scale, y: y - dy / this.scale }, false);
  }

  // about: the point of the frame, in pixels, that stays where it is.
  zoom(factor: number, about: Spot = { x: this.width / 2, y: this.height / 2 }, glide = false): void {
    const scale = Math.max(this.least, Math.min(NEAREST / HEX_WIDE, this.scale * factor));
    const { x, y } = this.clamped(this.eye, this.scale);
    const [dx, dy] = [about.x - this.width / 2, about.y - this.height / 2];
    const eye = { x: x + dx / this.scale - dx / scale, y: y + dy / this.scale - dy / scale };
    this.gliding = glide;
    this.eye = { ...this.clamped(eye, scale), scale };
  }

  all(): void {
    this.zoom(0, undefined, true);
  }

  private clamped({ x, y }: Spot, scale: number): Spot {
    const box = this.box();
    const clamp = (value: number, from: number, size: number, room: number): number => {
      const half = room / scale / 2;
      return size <= 2 * half ? from + size / 2 : Math.max(from + half, Math.min(from + size - half, value));
    };
    return { x: clamp(x, box.x, box.width, this.width), y: clamp(y, box.y, box.height, this.height) };
  }
}

// Fingers, mouse and wheel on the map. Whoever drags does not press.
export function handle(camera: Camera): (node: SVGSVGElement) => () => void {
  return (node) => {
    const fingers = new Map<number, Spot>();
    let dragged = false;
    const spot = (event: MouseEvent): Spot => {
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const down = (event: PointerEvent): void => {
      if (fingers.size === 0) dragged = false;
      fingers.set(event.pointerId, spot(event));
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other && !dragged && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
      if (!dragged && !other) node.setPointerCapture(event.pointerId);
      dragged = true;
      fingers.set(event.pointerId, now);
      if (other) {
        const [far, near] = [
          Math.hypot(now.x - other.x, now.y - other.y),
          Math.hypot(before.x - other.x, before.y - other.y),
        ];
        camera.zoom(near ? far / near : 1, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      }
      camera.pan((now.x - before.x) / fingers.size, (now.y - before.y) / fingers.size);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), spot(event));
    };
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('click', click, { capture: true });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}

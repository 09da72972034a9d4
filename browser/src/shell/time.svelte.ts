// Estimate of the server's time. Countdowns use it, not this machine's clock.

class ServerTime {
  now = $state(Date.now() / 1000);
  private ahead = 0; // seconds
  private eyes = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  hear(time: number): void {
    this.ahead = time - Date.now() / 1000;
    this.tick();
  }

  // Ticks every second while in use. Returns an unsubscribe function.
  watch(): () => void {
    this.eyes += 1;
    this.tick();
    this.ticking ??= setInterval(() => this.tick(), 1000);
    return () => {
      this.eyes -= 1;
      if (this.eyes) return;
      clearInterval(this.ticking);
      this.ticking = undefined;
    };
  }

  private tick(): void {
    this.now = Date.now() / 1000 + this.ahead;
  }
}

export const serverTime = new ServerTime();

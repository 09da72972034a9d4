// Client-side routes. The server gives the same page for each of them.

export type Route =
  | { page: 'home' }
  | { page: 'set-up'; game: string; box: string }
  | { page: 'table'; id: string; rookie: boolean }
  | { page: 'replay'; id: string; step: number; seat: number | null; choice: number }
  | { page: 'review'; id: string }
  | { page: 'deal'; deal: string; seat: number; table: string }
  | { page: 'daily' }
  | { page: 'board'; deal: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lessons' }
  | { page: 'learn'; game: string; course: string }
  | { page: 'me' }
  | { page: 'clubs' }
  | { page: 'club'; id: string }
  | { page: 'host' }
  | { page: 'on-now' }
  | { page: 'seasons' }
  | { page: 'league' }
  | { page: 'puzzles'; game: string; course: string; table: string; seat: number | null }
  | { page: 'workshop'; game: string; kind: string; box: string }
  | { page: 'lost' };

function read(address: URL | Location): Route {
  const [first = '', second = '', ...more] = address.pathname.split('/').slice(1).map(decodeURIComponent);
  const said = (name: string): string => new URLSearchParams(address.search).get(name) ?? '';
  if (first === '' && said('new')) return { page: 'set-up', game: said('new'), box: said('box') };
  if (first === '') return { page: 'home' };
  if (first === 'me' && !second) return { page: 'me' };
  if (first === 'host' && !second) return { page: 'host' };
  if (first === 'learn' && !second) return { page: 'lessons' };
  if (first === 'learn' && !more.slice(1).some(Boolean)) {
    return { page: 'learn', game: second, course: more[0] ?? '' };
  }
  if (first === 'clubs' && !second) return { page: 'clubs' };
  if (first === 'seasons' && !second) return { page: 'seasons' };
  if (first === 'league' && !second) return { page: 'league' };
  if (first === 'on-now' && !second) return { page: 'on-now' };
  if (first === 'daily' && !second) return { page: 'daily' };
  if (first === 'puzzles' && second && !more.slice(1).some(Boolean)) {
    const search = new URLSearchParams(address.search);
    const seat = search.get('seat');
    const asked = seat === null ? null : numberIn(address.search, 'seat');
    return { page: 'puzzles', game: second, course: more[0] ?? '', table: search.get('table') ?? '', seat: asked };
  }
  if (second === '' || more.some(Boolean)) return { page: 'lost' };
  if (first === 't') {
    return { page: 'table', id: second, rookie: new URLSearchParams(address.search).has('rookie') };
  }
  if (first === 'daily') return { page: 'board', deal: second };
  if (first === 'deal') {
    const search = new URLSearchParams(address.search);
    return { page: 'deal', deal: second, seat: Number(search.get('seat')) || 0, table: search.get('table') ?? '' };
  }
  if (first === 'replay') {
    const seat = new URLSearchParams(address.search).has('seat') ? numberIn(address.search, 'seat') : null;
    const [step, choice] = [numberIn(address.search, 'step'), numberIn(address.search, 'choice')];
    return { page: 'replay', id: second, step, seat, choice };
  }
  if (first === 'workshop') return { page: 'workshop', game: second, kind: said('kind'), box: said('box') };
  if (first === 'club') return { page: 'club', id: second };
  if (first === 'review') return { page: 'review', id: second };
  if (first === 'rules') return { page: 'rules', game: second, rule: decodeURIComponent(address.hash.slice(1)) };
  return { page: 'lost' };
}

function numberIn(search: string, name: string): number {
  const number = Number(new URLSearchParams(search).get(name));
  return Number.isInteger(number) && number > 0 ? number : 0;
}

class Router {
  route = $state<Route>(read(location));

  constructor() {
    addEventListener('popstate', () => (this.route = read(location)));
    document.addEventListener('click', (click) => this.follow(click));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = read(location);
    scrollTo(0, 0);
  }

  // Handles plain clicks on internal links; all others are left to the browser.
  private follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.('a');
    if (!link || click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

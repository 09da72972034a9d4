// Whether this browser is a player's. The key is a cookie that no script can read; this says only what to load.

const PLACE = 'shambles-player';

class Somebody {
  is = $state(read());

  become(is: boolean): void {
    this.is = is;
    try {
      if (is) localStorage.setItem(PLACE, '1');
      else localStorage.removeItem(PLACE);
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(PLACE) === '1';
  } catch {
    return false;
  }
}

export const somebody = new Somebody();

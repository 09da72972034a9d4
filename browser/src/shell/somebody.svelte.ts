// True if this browser belongs to a player. The key is a cookie that no script can read; this flag only decides what to
// load.

const PLACE = 'shambles-player';

class Somebody {
  is = $state(read());

  become(is: boolean): void {
    this.is = is;
    try {
      if (is) localStorage.setItem(PLACE, '1');
      else localStorage.removeItem(PLACE);
    } catch {
      // Without storage, play still works.
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

// Reads a box as it is written: tables, lists of tables, strings, numbers, truths, lists and inline tables. The server has
// checked the file; what this cannot read, it says nothing about.

type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Table = { [key: string]: Value };

export function readToml(text: string): Table {
  return new Reader(text).file();
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  file(): Table {
    const root: Table = {};
    let here = root;
    for (this.skip(); this.at < this.text.length; this.skip()) {
      if (this.eat('[[')) here = listed(root, this.until(']]'));
      else if (this.eat('[')) here = tableAt(root, this.until(']').split('.'));
      else this.pair(here);
    }
    return root;
  }

  private pair(into: Table): void {
    const found = this.match(/(?:"([^"]*)"|([A-Za-z0-9_.-]+))\s*=\s*/y);
    const path = (found[1] === undefined ? found[2]!.split('.') : [found[1]]).map((part) => part.trim());
    tableAt(into, path.slice(0, -1))[path.at(-1)!] = this.value();
  }

  private value(): Value {
    if (this.eat('[')) return this.list();
    if (this.eat('{')) return this.inline();
    if (this.eat('"""')) return this.until('"""').replace(/^\n/, '');
    if (this.text[this.at] === '"') return JSON.parse(this.match(/"(?:[^"\\]|\\.)*"/y)[0]) as string;
    if (this.eat("'")) return this.until("'");
    const word = this.match(/[^\s,\]}#]+/y)[0];
    return word === 'true' || word === 'false' ? word === 'true' : Number(word.replaceAll('_', ''));
  }

  private list(): Value[] {
    const found: Value[] = [];
    for (this.skip(); !this.eat(']'); this.skip()) {
      found.push(this.value());
      this.skip();
      this.eat(',');
    }
    return found;
  }

  private inline(): Table {
    const found: Table = {};
    for (this.skip(); !this.eat('}'); this.skip()) {
      this.pair(found);
      this.skip();
      this.eat(',');
    }
    return found;
  }

  // White space and comments.
  private skip(): void {
    this.match(/(?:\s|#[^\n]*)*/y);
  }

  private eat(sign: string): boolean {
    const found = this.text.startsWith(sign, this.at);
    if (found) this.at += sign.length;
    return found;
  }

  private until(sign: string): string {
    const end = this.text.indexOf(sign, this.at);
    if (end < 0) throw new SyntaxError(`no ${sign} after ${this.at}`);
    const found = this.text.slice(this.at, end);
    this.at = end + sign.length;
    return found;
  }

  private match(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) throw new SyntaxError(`at ${this.at}`);
    this.at = pattern.lastIndex;
    return found;
  }
}

function tableAt(root: Table, path: readonly string[]): Table {
  return path.reduce<Table>((table, key) => {
    const found = (table[key.trim()] ??= {});
    return (Array.isArray(found) ? found.at(-1) : found) as Table;
  }, root);
}

function listed(root: Table, name: string): Table {
  const path = name.split('.');
  const holder = tableAt(root, path.slice(0, -1));
  const list = (holder[path.at(-1)!.trim()] ??= []) as Value[];
  list.push({});
  return list.at(-1) as Table;
}

/** Numbers and texts in a row, as short as they go: seven bits a byte, the eighth says that more follow. */
export class Writer {
  readonly #bytes: number[] = [];

  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) + 128);
    this.#bytes.push(rest);
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length);
    for (const byte of bytes) this.#bytes.push(byte);
  }

  /** As base64 for URLs, without padding. */
  toString(): string {
    const plain = btoa(this.#bytes.map((byte) => String.fromCodePoint(byte)).join(''));
    return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}

/** Reads what a `Writer` wrote. Its methods throw a `RangeError` on anything else. */
export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(encoded: string) {
    if (!/^[\w-]*$/.test(encoded)) throw new RangeError('no base64');
    const plain = encoded.replaceAll('-', '+').replaceAll('_', '/');
    if (plain.length % 4 === 1) throw new RangeError('cut off');
    this.#bytes = Uint8Array.from(atob(plain), (letter) => letter.codePointAt(0) ?? 0);
  }

  /** @param most The largest that makes sense. */
  number(most: number): number {
    let value = 0;
    for (let factor = 1; factor < 2 ** 35; factor *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError('cut off');
      value += (byte % 128) * factor;
      if (byte < 128) {
        if (value > most) throw new RangeError('too large');
        return value;
      }
    }
    throw new RangeError('too large');
  }

  /** @param most Letters. */
  text(most: number): string {
    const length = this.number(most * 4);
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    if (bytes.length < length) throw new RangeError('cut off');
    let text;
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new RangeError('no text');
    }
    if (text.length > most) throw new RangeError('too long');
    return text;
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw new RangeError('too long');
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest prime below the number of pairs of letters: a single wrong letter always changes the sum. */
const prime = 2699;

/** Two letters that tell whether a text is whole. */
export function checkLetters(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 131 + (letter.codePointAt(0) ?? 0)) % prime;
  return `${letters[Math.floor(sum / 52)]}${letters[sum % 52]}`;
}

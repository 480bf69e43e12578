/** What the visitor keeps on the page of emergencies; each part may be missing. */
export interface EmergencyRecord {
  /** ISO 3166 code of two letters. */
  readonly country?: string;
  /** The address of where they sleep, as typed or pasted. */
  readonly hotel?: string;
  /** The lines of the card for the wallet, by the names of its fields. */
  readonly card?: Readonly<Record<string, string>>;
}

/** The longest address that is kept, in characters. */
export const longestAddress = 300;

/** The longest line of the card for the wallet, in characters. */
export const longestCardLine = 80;

/** Reads a record that the browser stored as JSON; parts that are not valid are left out. Never throws. */
export function readEmergencyRecord(text: string | null): EmergencyRecord {
  const { country, hotel, card } = parsed(text);
  return {
    ...(isCountry(country) && { country }),
    ...(isLine(hotel, longestAddress) && { hotel }),
    ...(isObject(card) && { card: linesOf(card) }),
  };
}

/** An address without spaces around it and without empty lines, at most as long as is kept. */
export function cleanAddress(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  return lines.filter(Boolean).join('\n').slice(0, longestAddress);
}

/** Whether a driver in Korea can read an address: at least half of its letters are Hangul. */
export function isInHangul(address: string): boolean {
  const letters = address.match(/\p{L}/gu) ?? [];
  const hangul = letters.filter((letter) => /\p{Script=Hangul}/u.test(letter));
  return hangul.length > 0 && hangul.length * 2 >= letters.length;
}

function linesOf(card: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(card).flatMap(([name, line]) =>
      isLine(line, longestCardLine) ? [[name, line] as const] : [],
    ),
  );
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLine = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value);

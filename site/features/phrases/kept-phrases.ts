/** A phrase of a card, and what stands in its blanks where it is not the example. */
export interface Part {
  readonly phrase: string;
  /** As typed or chosen, by the names of the blanks: `경복궁`, `14:00`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** One phrase, or several as a card of one's own. */
export interface OwnCard {
  readonly parts: readonly Part[];
}

/** What the visitor keeps on this device, in their order. */
export interface KeptPhrases {
  readonly version: 1;
  readonly cards: readonly OwnCard[];
}

const none: KeptPhrases = { version: 1, cards: [] };
const mostCards = 200;
const mostParts = 12;
const longestValue = 60;

/** Reads what the browser stored as JSON; what is not understood is left out. Never throws. */
export function readKeptPhrases(text: string | null): KeptPhrases {
  try {
    const { version, cards }: Partial<Record<keyof KeptPhrases, unknown>> = Object(
      JSON.parse(text ?? '{}'),
    );
    if (version !== 1 || !Array.isArray(cards)) return none;
    return {
      version: 1,
      cards: cards.flatMap((card: unknown) => cardIn(card) ?? []).slice(0, mostCards),
    };
  } catch {
    return none;
  }
}

function cardIn(card: unknown): OwnCard | undefined {
  const { parts }: { parts?: unknown } = Object(card);
  if (!Array.isArray(parts)) return undefined;
  const read = parts.flatMap((part: unknown) => partIn(part) ?? []).slice(0, mostParts);
  return read.length > 0 ? { parts: read } : undefined;
}

function partIn(part: unknown): Part | undefined {
  const { phrase, values }: { phrase?: unknown; values?: unknown } = Object(part);
  if (typeof phrase !== 'string' || !/^\w+$/.test(phrase)) return undefined;
  const entries = Object.entries(Object(values) as Record<string, unknown>).flatMap(
    ([name, value]) =>
      /^\w+$/.test(name) && typeof value === 'string' && value !== ''
        ? [[name, value.slice(0, longestValue)] as const]
        : [],
  );
  return entries.length > 0 ? { phrase, values: Object.fromEntries(entries) } : { phrase };
}

/** A card as the fragment of a link, which no server is sent: `p=taxiTo&place=경복궁&p=arriveBy&time=14:00`. */
export function toFragment({ parts }: OwnCard): string {
  return new URLSearchParams(
    parts.flatMap(({ phrase, values = {} }) => [['p', phrase], ...Object.entries(values)]),
  ).toString();
}

/** The card of a fragment; undefined when it is none. */
export function fromFragment(fragment: string): OwnCard | undefined {
  const parts: { phrase: string; values: Record<string, string> }[] = [];
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, '')))
    if (name === 'p') parts.push({ phrase: value, values: {} });
    else if (parts.length > 0) Object.assign(parts.at(-1)?.values ?? {}, { [name]: value });
  return cardIn({ parts });
}

/** A list of cards as the fragment of a link: each begins with `c`. */
export function listFragment(cards: readonly OwnCard[]): string {
  return cards.map((card) => `c&${toFragment(card)}`).join('&');
}

/** The list of a fragment; undefined when it is none. */
export function listFromFragment(fragment: string): readonly OwnCard[] | undefined {
  const list = fragment.replace(/^#/, '');
  if (!/^c=?(?:&|$)/.test(list)) return undefined;
  const cards = list
    .split(/(?:^|&)c=?(?=&|$)/)
    .flatMap((card) => fromFragment(card.replace(/^&/, '')) ?? [])
    .slice(0, mostCards);
  return cards.length > 0 ? cards : undefined;
}

/** One's own cards and after them those of others that are not among them. */
export function joined(own: readonly OwnCard[], others: readonly OwnCard[]): readonly OwnCard[] {
  const added = others.filter((card) => !own.some((each) => sameCard(each, card)));
  return [...own, ...added].slice(0, mostCards);
}

/** Whether two cards say the same. */
export function sameCard(a: OwnCard, b: OwnCard): boolean {
  return toFragment(a) === toFragment(b);
}

/** The cards with one more, or without it where it is among them. */
export function toggled(cards: readonly OwnCard[], card: OwnCard): readonly OwnCard[] {
  const others = cards.filter((each) => !sameCard(each, card));
  return others.length < cards.length ? others : [...cards, card];
}

/** The cards with one moved by a place up (-1) or down (1). */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  return list.with(from, list[to] as T).with(to, list[from] as T);
}

import type { ItineraryId } from './data/itineraries/itineraries.ts';
import { locales, type Locale } from './locale.ts';
import { type CityPageId, paths } from './pages.ts';
import type { PhraseId } from './phrases/situations.ts';

export const embedCities: readonly CityPageId[] = ['seoul', 'busan'];

/** What other websites frame. */
export type Embed =
  | { readonly kind: 'map'; readonly city: CityPageId }
  /** @property day From 1. */
  | { readonly kind: 'day'; readonly itinerary: ItineraryId; readonly day: number }
  | { readonly kind: 'phrase'; readonly phrase: PhraseId }
  /** @property month From 1; without it the year, in whose place the server sends the month that it is in Korea. */
  | { readonly kind: 'weather'; readonly city: CityPageId; readonly month?: number | undefined };

export type EmbedKind = Embed['kind'];

interface Names extends Readonly<Record<EmbedKind, string>> {
  readonly folder: string;
  /** The fragments by which whoever frames a document chooses its theme. */
  readonly light: string;
  readonly dark: string;
}

export const embedNames: Readonly<Record<Locale, Names>> = {
  es: {
    folder: 'insertar',
    map: 'mapa',
    day: 'dia',
    phrase: 'frase',
    weather: 'tiempo',
    light: 'claro',
    dark: 'oscuro',
  },
  en: {
    folder: 'embed',
    map: 'map',
    day: 'day',
    phrase: 'phrase',
    weather: 'weather',
    light: 'light',
    dark: 'dark',
  },
};

/** The folder of the documents of a kind, or of all kinds. */
export function embedFolder(locale: Locale, kind?: EmbedKind): string {
  const folder = `${paths.data[locale]}/${embedNames[locale].folder}`;
  return kind ? `${folder}/${embedNames[locale][kind]}` : folder;
}

/** The last part of the path of a page: `seul`, `seoul-5days`. */
export function slugOf(page: CityPageId | ItineraryId, locale: Locale): string {
  return paths[page][locale].split('/').at(-1) ?? '';
}

/** The document that is framed. */
export function embedPath(embed: Embed, locale: Locale): string {
  return `${embedFolder(locale, embed.kind)}/${rest(embed, locale)}`;
}

function rest(embed: Embed, locale: Locale): string {
  if (embed.kind === 'map') return slugOf(embed.city, locale);
  if (embed.kind === 'day') return `${slugOf(embed.itinerary, locale)}/${embed.day}`;
  if (embed.kind === 'phrase') return embed.phrase;
  const { city, month } = embed;
  return slugOf(city, locale) + (month ? `/${month}` : '');
}

export const isEmbedPath = (path: string) =>
  locales.some((locale) => path.startsWith(`${embedFolder(locale)}/`));

const monthly = new Set(
  locales.flatMap((locale) =>
    embedCities.map((city) => embedPath({ kind: 'weather', city }, locale)),
  ),
);

/** Whether what stands at a path is that of the month that it is. */
export const isMonthly = (path: string) => monthly.has(path);

/** Width by height, at which nothing of a document is cut off from 280 px on. */
export function ratioOf(embed: Embed): readonly [width: number, height: number] {
  if (embed.kind === 'map') return embed.city === 'seoul' ? [4, 5] : [7, 8];
  return { day: [4, 5], phrase: [4, 3], weather: [3, 2] }[embed.kind] as [number, number];
}

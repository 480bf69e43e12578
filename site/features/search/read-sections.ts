import type { Locale } from '#content/locale.ts';
import type { PageId } from '#content/pages.ts';
import { isFigureId } from '#content/register/register.ts';
import { readPage } from '#site/lib/read-page.ts';
import type { SearchKind } from './read-text.ts';

/** A section of a page's copy for the search, and its anchor. */
interface SectionPlace {
  /** Its path in the copy; at a list, every entry is a section with its id as anchor. */
  readonly at: string;
  /** Absent for lists. */
  readonly anchor?: string;
  readonly kind?: SearchKind;
}

/** The sections of pages. A new section is one more line here. */
const sectionPlaces: { readonly [Page in PageId]?: readonly SectionPlace[] } = {
  requirements: [
    { at: 'sections' },
    { at: 'faq.items', kind: 'question' },
    { at: 'emergencies', anchor: 'emergencias' },
  ],
  transport: [
    { at: 'fares', anchor: 'fares', kind: 'transport' },
    { at: 'calculator', anchor: 'fare-helper', kind: 'transport' },
    { at: 'students', anchor: 'students', kind: 'transport' },
  ],
  accommodation: [
    { at: 'prices', anchor: 'prices', kind: 'home' },
    { at: 'tips', anchor: 'tips', kind: 'home' },
  ],
  arriving: [
    { at: 'firstHours', anchor: 'first-two-hours' },
    { at: 'ready.sim', anchor: 'sim' },
    { at: 'ready.money', anchor: 'money' },
    { at: 'ready.luggage', anchor: 'luggage' },
    { at: 'firstDay.afternoon', anchor: 'first-afternoon' },
    { at: 'firstDay.meal', anchor: 'first-meal' },
    { at: 'firstDay.morning', anchor: 'next-morning' },
  ],
  emergencies: [
    { at: 'taxi', anchor: 'taxi' },
    { at: 'wallet', anchor: 'wallet' },
    { at: 'station', anchor: 'station' },
    { at: 'embassy', anchor: 'embassy' },
    { at: 'hospitals', anchor: 'hospitals' },
    { at: 'night', anchor: 'night' },
    { at: 'voice', anchor: 'without-calls' },
  ],
  embassies: [{ at: 'before', anchor: 'before-you-call' }],
  tourism: [
    { at: 'reasons', anchor: 'reasons' },
    { at: 'map', anchor: 'map' },
  ],
  seoul: [{ at: 'why', anchor: 'why' }],
  busan: [{ at: 'why', anchor: 'why' }],
  'other-destinations': [{ at: 'tips', anchor: 'tips' }],
  gastronomy: [
    { at: 'card', anchor: 'allergy-card', kind: 'food' },
    { at: 'etiquette', anchor: 'etiquette', kind: 'food' },
    { at: 'classes', anchor: 'classes', kind: 'food' },
  ],
  shopping: [
    { at: 'info.boxes', kind: 'shopping' },
    { at: 'refund', anchor: 'refund', kind: 'shopping' },
  ],
  'phone-money-apps': [{ at: 'sections' }],
  health: [{ at: 'sections' }],
  safety: [{ at: 'sections' }],
  seasons: [{ at: 'sections' }, { at: 'dates', anchor: 'your-dates' }],
  manners: [{ at: 'sections' }],
  'where-to-stay': [{ at: 'sections' }],
  scholarships: [{ at: 'sections' }],
  'student-costs': [{ at: 'sections' }],
  'working-holiday': [{ at: 'sections' }],
  'first-month': [{ at: 'list.items' }],
  study: [
    { at: 'academies', anchor: 'academies' },
    { at: 'comparison', anchor: 'comparison' },
    { at: 'reasons', anchor: 'reasons' },
    { at: 'programs', anchor: 'programs' },
    { at: 'living', anchor: 'living' },
    { at: 'plan', anchor: 'd4' },
    { at: 'promo', anchor: 'promo' },
  ],
};

/** The keys of a section that hold prose; others are labels of controls. */
const proseKeys = [
  'lead',
  'text',
  'points',
  'figures',
  'rows',
  'items',
  'steps',
  'answer',
] as const;

export interface FoundSection {
  readonly anchor: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Texts at any depth. */
  readonly text: unknown;
}

/**
 * The sections of a page's copy in one language.
 * @throws Error when the copy lacks a section.
 */
export function readSections(locale: Locale, page: PageId): FoundSection[] {
  const { copy } = readPage(locale, page);
  return (sectionPlaces[page] ?? []).flatMap(({ at, anchor, kind = 'page' }) => {
    const part = partAt(copy, at.split('.'));
    const items = Array.isArray(part) ? (part as unknown[]) : [part];
    return items.map((item) => sectionOf(item, kind, anchor, `${page}: ${at}`));
  });
}

function partAt(copy: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return copy;
  return partAt((copy as Record<string, unknown> | undefined)?.[key], rest);
}

function sectionOf(
  item: unknown,
  kind: SearchKind,
  anchor: string | undefined,
  name: string,
): FoundSection {
  const section = (item ?? {}) as Record<string, unknown>;
  const title = section['heading'] ?? section['title'] ?? section['question'];
  const id = anchor ?? section['id'];
  if (typeof title !== 'string' || typeof id !== 'string') throw new Error(`no section ${name}`);
  return { kind, title, anchor: id, text: proseKeys.map((key) => readable(section[key])) };
}

/** Removes ids, of figures and sources too, drawings and links to other sites from lists. */
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value === 'string' && isFigureId(value)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const left = ['id', 'href', 'url', 'icon', 'drawing', 'hangul', 'alt', 'source', 'sources'];
  return Object.entries(value)
    .filter(([key]) => !left.includes(key))
    .map(([, part]) => readable(part));
}

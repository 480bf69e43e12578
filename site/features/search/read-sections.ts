import type { Locale } from '#content/locale.ts';
import type { PageId } from '#content/pages.ts';
import { isFigureId } from '#content/register/register.ts';
import { readPage } from '#site/lib/read-page.ts';
import type { SearchKind } from './read-text.ts';

/** Where a copy may have a list of sections; the id of each is its anchor. */
const lists = ['sections', 'faq.items', 'info.boxes', 'list.items'];

/** What the pages of the two cities say of a rainy day, of children and of ways without steps. */
const answers = {
  rain: 'answers.rain',
  children: 'answers.children',
  'step-free': 'answers.stepFree',
};

/** The other sections, by anchor, with their path in the copy. */
const anchors: { readonly [Page in PageId]?: Readonly<Record<string, string>> } = {
  requirements: { emergencias: 'emergencies' },
  transport: { fares: 'modes', 'fare-helper': 'calculator', night: 'night', students: 'students' },
  accommodation: { prices: 'prices', tips: 'tips' },
  arriving: {
    'first-two-hours': 'firstHours',
    'landing-at-night': 'night',
    sim: 'ready.sim',
    money: 'ready.money',
    luggage: 'ready.luggage',
    'first-afternoon': 'firstDay.afternoon',
    'first-meal': 'firstDay.meal',
    'next-morning': 'firstDay.morning',
  },
  emergencies: {
    phrases: 'phrases',
    taxi: 'taxi',
    wallet: 'wallet',
    station: 'station',
    embassy: 'embassy',
    hospitals: 'hospitals',
    night: 'night',
    'without-calls': 'voice',
  },
  embassies: { 'before-you-call': 'before' },
  tourism: { reasons: 'reasons', map: 'map' },
  seoul: { why: 'why', ...answers },
  busan: { why: 'why', ...answers },
  'other-destinations': { tips: 'tips' },
  gastronomy: { 'allergy-card': 'card', etiquette: 'etiquette', classes: 'classes' },
  shopping: { refund: 'refund' },
  seasons: { 'your-dates': 'dates' },
  study: {
    academies: 'academies',
    comparison: 'comparison',
    reasons: 'reasons',
    programs: 'programs',
    living: 'living',
    d4: 'plan',
    promo: 'promo',
  },
};

/** The kinds of the sections of pages that are not of the kind of pages. */
const kinds: { readonly [Page in PageId]?: SearchKind } = {
  transport: 'transport',
  accommodation: 'home',
  gastronomy: 'food',
  shopping: 'shopping',
};

type Section = Readonly<Record<string, unknown>>;

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
 * The sections of a page's text in one language.
 * @throws Error when the copy lacks a section.
 */
export function readSections(locale: Locale, page: PageId): FoundSection[] {
  const { text } = readPage(locale, page);
  const listed = lists.flatMap((path) => (partAt(text, path) as Section[] | undefined) ?? []);
  const others = Object.entries(anchors[page] ?? {});
  return [
    ...listed.map((section) => sectionOf(page, section['id'] as string, section)),
    ...others.map(([anchor, path]) => sectionOf(page, anchor, partAt(text, path) as Section)),
  ];
}

function partAt(copy: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Section | undefined)?.[key], copy);
}

function sectionOf(page: PageId, anchor: string, section: Section | undefined): FoundSection {
  const title = section?.['heading'] ?? section?.['title'] ?? section?.['question'];
  if (typeof title !== 'string') throw new Error(`no section ${page}#${anchor}`);
  const kind = section?.['question'] ? 'question' : (kinds[page] ?? 'page');
  return { kind, title, anchor, text: proseKeys.map((key) => readable(section?.[key])) };
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

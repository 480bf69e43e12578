import { unreadBy, type KoreanTexts } from '#content/allergy-card/readers.ts';
import type { Danger, Finding } from './finding.ts';

/** A phrase that no native speaker has read. */
export interface UnreadPhrase {
  readonly id: string;
  readonly situation: string;
  readonly native?: true;
}

const readerNames = { native: 'a native speaker', cook: 'a cook', doctor: 'a doctor' } as const;

/** The Korean on which health or the way home depends. */
const vital = new Set([
  'allergy',
  'health',
  'police',
  'lost',
  'immigration',
  'eating',
  'sentences',
  'ingredients',
  'diets',
  'article',
  'walletCard',
  'embassyAddresses',
]);

const dangerOf = (subject: string): Danger => (vital.has(subject) ? 'harm' : 'detail');

const why = {
  harm: 'A wrong word can make somebody ill, or keep help away.',
  detail: 'A wrong word is not understood.',
} as const;

const whyOf = (subject: string) => (vital.has(subject) ? why.harm : why.detail);

/** Korean texts that still have to be read by somebody who knows. */
export function koreanFindings(groups: Readonly<Record<string, KoreanTexts>>): Finding[] {
  return Object.entries(groups).flatMap(([id, group]) => {
    const missing = unreadBy(group).map((reader) => readerNames[reader]);
    if (missing.length === 0) return [];
    const { where, what } = group;
    const said = `${what}: not yet read by ${missing.join(', ')}`;
    return [{ danger: dangerOf(id), kind: 'unread', where, what: said, why: whyOf(id) }];
  });
}

/** The phrases that a native speaker still has to read, by situation; those in doubt by name. */
export function phraseFindings(phrases: readonly UnreadPhrase[]): Finding[] {
  const where = 'content/phrases/readers.ts';
  return Array.from(
    Map.groupBy(phrases, ({ situation }) => situation),
    ([id, unread]) => {
      const doubtful = unread.flatMap((phrase) => (phrase.native ? [phrase.id] : []));
      const first = doubtful.length > 0 ? `; first ${doubtful.join(', ')}` : '';
      const what = `phrases of ${id}: ${unread.length} not yet read by a native speaker${first}`;
      return { danger: dangerOf(id), kind: 'unread', where, what, why: whyOf(id) };
    },
  );
}

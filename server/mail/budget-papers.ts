import { stayPapers } from '#content/text/stay-papers.ts';
import { localize } from '#content/localize.ts';
import { stayPermit } from '#domain/budget/stay-permit.ts';
import type { Block } from './blocks.ts';
import type { Plan } from './budget-text.ts';

/** The documents that the stay needs, by purpose, length and city. */
export function paperBlocks(plan: Plan): Block[] {
  const { heading, dated } = localize(stayPapers, plan.locale);
  return [
    { kind: 'heading', text: heading },
    { kind: 'list', items: papersOf(plan) },
    { kind: 'small', text: dated },
  ];
}

function papersOf({ inputs, locale }: Plan): readonly string[] {
  const text = localize(stayPapers, locale);
  const permit = stayPermit(inputs);
  if (permit === 'd4') return text.d4[inputs.city];
  if (permit === 'work' || permit === 'long') return text[permit];
  return text[permit][inputs.purpose === 'study' ? 'study' : 'tourism'];
}

import type { CardLine } from '#site/ui/show-card/card.ts';
import { reasonOf, type FoodChoice, type Reason } from './allergy-choice.ts';

interface Phrase {
  readonly hangul: string;
  readonly meaning: string;
}

interface Item {
  readonly hangul: string;
  readonly name: string;
}

interface Group extends Item {
  readonly id: string;
  readonly forms: readonly Item[];
  readonly hidden: readonly Item[];
}

interface DietGroup {
  readonly id: string;
  readonly sentence: Phrase;
  readonly covers: readonly string[];
  readonly eats: readonly string[];
  readonly traces?: boolean;
  readonly excluded: readonly Item[];
}

type SentenceId =
  | 'intro'
  | 'allergyHead'
  | 'doNotEatHead'
  | 'hiddenHead'
  | 'notEvenLittle'
  | 'severe'
  | 'crossContact'
  | 'cleanTools'
  | 'noPickOut'
  | 'broth'
  | 'readLabel'
  | 'checkKitchen'
  | 'ifUnsure'
  | 'recommend'
  | 'call119'
  | 'anaphylaxis'
  | 'epinephrine'
  | 'injectThigh'
  | 'thanks';

/** The texts of the card, in Korean and in the visitor's language. */
export interface CardText {
  readonly sentences: Readonly<Record<SentenceId, Phrase>>;
  readonly ingredients: readonly Group[];
  readonly diets: readonly DietGroup[];
}

/**
 * The lines of the card for a choice: allergies first, then what the person does not eat, then what the
 * kitchen is asked to do. An item listed under an allergy is not repeated as a preference. Without a
 * choice the list is empty.
 */
export function allergyCard(choice: FoodChoice, text: CardText): readonly CardLine[] {
  const { sentences: say } = text;
  const allergies = text.ingredients.filter(({ id }) => choice.own[id] === 'allergy');
  const followed = text.diets.filter(({ id }) => choice.diets.includes(id));
  const strict = followed.filter(({ traces }) => traces);
  const listed = text.ingredients.filter(({ id }) => choice.own[id] === 'doNotEat');
  const said = new Set<string>();
  const parts = [
    carefulPart(allergies, strict, choice, text, said),
    dietPart(
      listed,
      followed.filter((diet) => !strict.includes(diet)),
      choice,
      text,
      said,
    ),
  ].filter((part) => part.length > 0);
  if (parts.length === 0) return [];
  const careful = allergies.length > 0 || strict.length > 0;
  const help = allergies.length > 0 && choice.severe;
  const closing = [
    say.broth,
    ...(careful ? [say.readLabel, say.checkKitchen, say.ifUnsure] : []),
    say.recommend,
    ...(help ? [say.call119] : []),
    ...(help && choice.adrenaline ? [say.anaphylaxis, say.epinephrine, say.injectThigh] : []),
    say.thanks,
  ];
  return [
    sentence(say.intro),
    ...parts.flatMap((part) => part.concat(rule)),
    ...closing.map(sentence),
  ];
}

/** The card as lines of plain text, in Korean or translated. */
export function cardText(lines: readonly CardLine[], of: 'korean' | 'meaning'): readonly string[] {
  return lines.flatMap((line) => (line.kind === 'rule' ? [] : [line[of] ?? '']));
}

type Part = readonly CardLine[];
type Say = CardText['sentences'];

/** Allergies and the diets that avoid traces: what is asked of the kitchen holds for both and is said once. */
function carefulPart(
  groups: readonly Group[],
  strict: readonly DietGroup[],
  choice: FoodChoice,
  text: CardText,
  said: Set<string>,
): Part {
  if (groups.length + strict.length === 0) return [];
  const { sentences: say } = text;
  return [
    ...allergyLines(groups, say, said),
    ...strict.flatMap((diet) => strictLines(diet, groups, say, said)),
    sentence(say.notEvenLittle),
    ...(groups.length > 0 && choice.severe ? [sentence(say.severe)] : []),
    ...contactLines(choice, say),
  ];
}

function allergyLines(groups: readonly Group[], say: Say, said: Set<string>): Part {
  if (groups.length === 0) return [];
  for (const item of groups.flatMap(({ forms }) => forms)) said.add(item.hangul);
  return [
    sentence(say.allergyHead),
    // Every list is complete, even when two allergies share an item.
    ...groups.flatMap((group) => [name(group, 'allergy'), ...list(group.forms)]),
    ...hiddenLines(groups, say, said),
  ];
}

/** What the allergies above have listed already is not listed again. */
function strictLines(
  diet: DietGroup,
  allergies: readonly Group[],
  say: Say,
  said: Set<string>,
): Part {
  for (const { id, hidden } of allergies)
    if (diet.covers.includes(id)) for (const { hangul } of hidden) said.add(hangul);
  const items = list(fresh(diet.excluded, said));
  return [
    sentence(diet.sentence),
    ...(items.length > 0 ? [sentence(say.doNotEatHead), ...items] : []),
  ];
}

function dietPart(
  groups: readonly Group[],
  followed: readonly DietGroup[],
  choice: FoodChoice,
  { sentences: say, diets }: CardText,
  said: Set<string>,
): Part {
  if (groups.length + followed.length === 0) return [];
  // A vegetarian's “I eat egg” would contradict an allergy to egg, so that sentence is left out.
  const truthful = followed.filter(({ eats }) => !eats.some((id) => reasonOf(choice, id, diets)));
  const named = groups.flatMap((group) => [
    name(group, 'doNotEat'),
    ...list(fresh(group.forms, said)),
  ]);
  const others = list(
    fresh(
      followed.flatMap(({ excluded }) => excluded),
      said,
    ),
  );
  const head = named.length + others.length > 0 ? [sentence(say.doNotEatHead)] : [];
  return [
    ...truthful.map((diet) => sentence(diet.sentence)),
    ...head,
    ...named,
    ...others,
    ...hiddenLines(groups, say, said),
  ];
}

function hiddenLines(groups: readonly Group[], say: Say, said: ReadonlySet<string>): Part {
  const items = list(
    fresh(
      groups.flatMap(({ hidden }) => hidden),
      new Set(said),
    ),
  );
  return items.length > 0 ? [sentence(say.hiddenHead), ...items] : [];
}

function contactLines({ contact }: FoodChoice, say: Say): Part {
  return contact ? [say.crossContact, say.cleanTools, say.noPickOut].map(sentence) : [];
}

/** The items that the card has not listed yet; adds them to `said`. */
function fresh(items: readonly Item[], said: Set<string>): readonly Item[] {
  return items.filter(({ hangul }) => !said.has(hangul) && said.add(hangul));
}

const sentence = ({ hangul, meaning }: Phrase): CardLine => ({
  kind: 'line',
  korean: hangul,
  meaning,
});

const name = (group: Item, reason: Reason): CardLine => ({
  kind: 'item',
  reason,
  korean: group.hangul,
  meaning: group.name,
});

/** Items in one line, in the same order in both languages. */
const list = (items: readonly Item[]): Part =>
  items.length === 0
    ? []
    : [
        {
          kind: 'line',
          korean: items.map(({ hangul }) => hangul).join(', '),
          meaning: items.map((item) => item.name).join(', '),
        },
      ];

const rule: CardLine = { kind: 'rule' };

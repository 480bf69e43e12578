import { figuresIn, readFigure } from '#content/register/figures.ts';
import { readSource, type SourceEntry } from '#content/register/source-entry.ts';
import { answers } from '#content/data/answers/answers.ts';
import type { Answer, NamedTarget, Target } from '#content/data/answers/answer.ts';
import { filledIn } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo, type PageId } from '#content/pages.ts';
import { readLabel } from './read-search-pages.ts';
import type { SearchDocument } from './read-text.ts';
import { termsOf } from '#domain/text/search-terms.ts';

/** An answer of the search in one language. */
export interface ShortAnswer {
  readonly id: string;
  readonly question: string;
  readonly text: string;
  readonly sources: readonly SourceEntry[];
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly exact?: boolean;
}

/**
 * The answers in one language, with their sources and links.
 * @param documents those of the search, whose titles name the linked sections.
 * @throws when a link leads nowhere.
 */
export function readShortAnswers(
  locale: Locale,
  documents: readonly SearchDocument[],
): ShortAnswer[] {
  const titles = new Map(documents.map(({ href, title }) => [href, title]));
  return answers.map((answer) => answerIn(answer, locale, titles));
}

function answerIn(
  answer: Answer,
  locale: Locale,
  titles: ReadonlyMap<string, string>,
): ShortAnswer {
  return {
    id: answer.id,
    question: answer.question[locale],
    text: filledIn(answer.text[locale], locale).replaceAll('**', ''),
    sources: sourcesOf(answer, locale),
    links: answer.more.map((target) => linkTo(target, locale, titles)),
    ...(answer.exact && { exact: true }),
  };
}

/**
 * The ways to ask for each answer, in any language, without those that are the same words in another order or number:
 * the search reads them alike. Apart from the answers, they compress better.
 */
export function readAsked(): string[][] {
  const wordsOf = (way: string) => [way.startsWith('='), ...termsOf(way).toSorted()].join(' ');
  return answers.map(({ asked }) =>
    [...Map.groupBy(asked, wordsOf).values()].map(([first]) => first!),
  );
}

function linkTo(target: Target | NamedTarget, locale: Locale, titles: ReadonlyMap<string, string>) {
  if (typeof target === 'object') {
    const [, page = '', rest = ''] = /^([^#?]+)(.+)$/.exec(target.to) ?? [];
    const path = pathTo(page as PageId, locale);
    return { href: `${path}${rest}`, label: target.label[locale] };
  }
  const [page, anchor] = target.split('#') as [PageId, string | undefined];
  const href = anchor ? `${pathTo(page, locale)}#${anchor}` : pathTo(page, locale);
  const title = titles.get(href);
  if (title === undefined) throw new Error(`the search knows no ${href}`);
  const name = readLabel(locale, page);
  return { href, label: anchor ? `${name}: ${title}` : name };
}

function sourcesOf({ text, sources = [] }: Answer, locale: Locale) {
  const ofFigures = figuresIn(text).flatMap((id) => readFigure(id, locale).source ?? []);
  const own = sources.map((source) => readSource(source, locale));
  return [...new Map([...own, ...ofFigures].map((source) => [source.url, source])).values()];
}

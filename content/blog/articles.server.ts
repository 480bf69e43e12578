import type { DrawingId } from '#art/index.ts';
import type { PageText } from '../text/page-text.ts';
import { locales, type Locale, type Text } from '../locale.ts';
import { type ArticleId, type PageId, paths } from '../pages.ts';
import { filledIn } from '../localize.ts';
import { figuresIn } from '../register/figures.ts';
import type { FigureId } from '../register/register.ts';
import { parseArticle, type Article, type FrontMatter } from './article.ts';

/** The facts of an article that do not depend on the language. */
export interface ArticleFacts {
  readonly page: ArticleId;
  /** The day it appeared, ISO 8601. */
  readonly published: string;
  /** The day its facts were last checked, ISO 8601, if later. */
  readonly updated?: string;
  /** A Korean word for the picture in the page header. */
  readonly hangul: string;
  /** The id of a drawing. */
  readonly picture: DrawingId;
  /** The id of a drawing, below the second heading or that of another part, by its anchor. */
  readonly inset?: DrawingId;
  readonly insetBelow?: string;
  /** The part, by its anchor, whose list of four stands in two columns. */
  readonly grid: string;
  /** The part whose four steps are a day in drawings, above the text. */
  readonly day?: { readonly part: string; readonly drawings: readonly DrawingId[] };
  /** The part whose five steps are a stair: how long something takes, and what one then says in Korean. */
  readonly stair?: string;
  /** The parts whose lists stand side by side above the text, as they are a choice. */
  readonly ways?: readonly string[];
  /** The part whose lists are the label of a packet, above the text: what its box names, and what it does not. */
  readonly packet?: string;
  /** The trip or the course that it is for. */
  readonly goesWith: PageId;
  /** Pages to read next. */
  readonly related: readonly PageId[];
}

/** The articles, newest first. */
export const articles = [
  {
    page: 'seoul-with-children',
    published: '2026-11-23',
    hangul: '아이',
    picture: 'seoul/cheonggyecheon',
    inset: 'pages/arriving',
    insetBelow: 'airport',
    grid: 'pram',
    day: {
      part: 'day',
      drawings: ['family/morning', 'family/noon', 'family/afternoon', 'family/night'],
    },
    goesWith: 'seoul-5days',
    related: ['seoul', 'seoul-5days', 'arriving', 'gastronomy'],
  },
  {
    page: 'vegetarian-or-coeliac',
    published: '2026-11-18',
    updated: '2026-11-22',
    hangul: '채식',
    picture: 'seoul/jogyesa',
    inset: 'busan/beomeosa',
    grid: 'example-day',
    packet: 'shops',
    goesWith: 'food-tour-5days',
    related: ['gastronomy', 'food-tour-5days', 'requirements', 'contact'],
  },
  {
    page: 'korean-from-scratch',
    published: '2026-11-17',
    updated: '2026-11-23',
    hangul: '한글',
    picture: 'academy/hangul',
    grid: 'decide',
    stair: 'results',
    goesWith: 'study',
    ways: ['online', 'academy', 'university'],
    related: ['study', 'first-month', 'accommodation', 'budget'],
  },
] as const satisfies readonly ArticleFacts[];

const sources = import.meta.glob<string>('./*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The file of an article's text, relative to this one. */
export function articleFile(page: ArticleId, locale: Locale): string {
  return `./${locale}/${paths[page][locale].split('/').at(-1)}.md`;
}

function sourceOf(page: ArticleId, locale: Locale): string {
  const file = articleFile(page, locale);
  const source = sources[file];
  if (!source) throw new Error(`no article ${file}`);
  return source;
}

function read(page: ArticleId, locale: Locale): Article {
  try {
    return parseArticle(filledIn(sourceOf(page, locale), locale));
  } catch (error) {
    throw new Error(`the article ${articleFile(page, locale)} is wrong`, { cause: error });
  }
}

/** The figures that an article names. */
export function articleFigures(page: ArticleId, locale: Locale): FigureId[] {
  return figuresIn(sourceOf(page, locale));
}

const texts = new Map(
  articles.map(({ page }) => [page, { es: read(page, 'es'), en: read(page, 'en') }]),
);

/** The text of an article in one language. */
export function articleText(page: ArticleId, locale: Locale): Article {
  const text = texts.get(page);
  if (!text) throw new Error(`no article ${page}`);
  return text[locale];
}

type ArticleText = PageText & { readonly pictureAlt: Text };

/** Title, description and labels of each article's page. */
export const articleTexts = Object.fromEntries(
  articles.map(({ page, hangul }) => {
    const each = (key: keyof FrontMatter) =>
      Object.fromEntries(
        locales.map((locale) => [locale, articleText(page, locale).head[key]]),
      ) as Text;
    const text: ArticleText = {
      title: each('title'),
      description: each('description'),
      keywords: each('keywords'),
      menu: { label: each('label'), line: each('line') },
      heading: each('heading'),
      lead: each('lead'),
      hangul,
      hangulMeaning: each('meaning'),
      pictureAlt: each('alt'),
    };
    return [page, text];
  }),
) as Record<ArticleId, ArticleText>;

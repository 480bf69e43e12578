import { owner } from '#content/data/owner.ts';
import {
  type Embed,
  type EmbedKind,
  embedNames,
  embedPath,
  ratioOf,
} from '#content/embed-paths.ts';
import { locales, type Locale } from '#content/locale.ts';
import { opensInNewTab } from '#content/new-tab.ts';
import { localeOf } from '#content/pages-by-path.ts';
import { pathTo } from '#content/pages.ts';
import { embedText } from '#content/text/embeds.ts';
import { embedCode } from './embed-code.ts';
import { readUi } from './read-ui.ts';

/** The language of the documents of a route. */
export const languageOf = ({ routePattern }: { readonly routePattern: string }) =>
  localeOf({ pathname: routePattern, searchParams: new URLSearchParams() });

interface Said {
  /** What is framed, without the name of the guide. */
  readonly title: string;
  /** Where the guide says the same and more. */
  readonly href: string;
  /** What is framed, where that is another document by and by. */
  readonly framed?: string;
  /** The only language that has it. */
  readonly only?: Locale | undefined;
  /** At its foot: from when its figures are, or what is doubtful. */
  readonly note?: string | undefined;
}

/** A document that other websites frame, in one language: its head, its foot and its code. */
export function readEmbed(
  embed: Embed,
  locale: Locale,
  { title, framed = title, only, href, note }: Said,
) {
  const { siteName } = readUi(locale);
  const path = embedPath(embed, locale);
  const named = (text: string) => `${text} | ${siteName}`;
  const ratio = ratioOf(embed);
  return {
    locale,
    title: named(title),
    paths: locales
      .filter((each) => only === undefined || each === only)
      .map((each) => ({ locale: each, href: owner.origin + embedPath(embed, each) })),
    themes: embedNames[locale],
    guide: { name: siteName, href, newTab: opensInNewTab[locale] },
    note,
    path,
    ratio,
    code: embedCode({ src: owner.origin + path, title: named(framed), lang: locale, ratio }),
  };
}

/** The way to the code, where the guide shows the same. */
export const readEmbedLink = (kind: EmbedKind, locale: Locale) => ({
  label: embedText.link[kind][locale],
  href: `${pathTo('data', locale)}#embed-${kind}`,
});

export type EmbedLink = ReturnType<typeof readEmbedLink>;

export type EmbedView = ReturnType<typeof readEmbed>;

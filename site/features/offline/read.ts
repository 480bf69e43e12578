import { iconPath, iconSizes } from '#content/app-icons.ts';
import { app, card, frameText } from '#content/text/offline.ts';
import { mainLines } from '#content/data/emergency.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo, type PageId } from '#content/pages.ts';
import { readPage, readSitemap } from '#site/lib/read-page.ts';

/** The offline page, shown instead of a page that is not saved: all pages by name, and emergency numbers. */
export function readOffline(locale: Locale) {
  return {
    ...readPage(locale, 'offline'),
    pages: readSitemap(locale).flatMap(({ links }) =>
      links.map(({ href, label }) => ({ href, label })),
    ),
    emergency: localize(mainLines, locale).map(({ number, name }) => ({ number, name })),
  };
}

/** The texts of the card that saves the guide. */
export function readSaveGuide(locale: Locale) {
  return localize({ card, save: frameText.save }, locale);
}

export type SaveGuideText = ReturnType<typeof readSaveGuide>;

/** The background colour of the design (`site/styles/tokens.css`). */
const colors = { background_color: '#fbf6eb', theme_color: '#fbf6eb' };

/** The web app manifest in one language. */
export function readAppManifest(locale: Locale) {
  const start = `/?lang=${locale}`;
  const shortcut = (name: string, page: PageId, anchor = '') => ({
    name,
    url: pathTo(page, locale) + anchor,
  });
  const label = (page: PageId) => readPage(locale, page).text.menu.label;
  return {
    id: start,
    name: app.name[locale],
    short_name: app.shortName,
    description: app.description[locale],
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    ...colors,
    categories: ['travel', 'education'],
    icons: [
      ...iconSizes.map((size) => ({
        src: iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any',
      })),
      {
        src: iconPath(512, 'maskable'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      shortcut(app.map[locale], 'tourism', '#map'),
      shortcut(label('budget'), 'budget'),
      shortcut(app.emergencies[locale], 'emergencies'),
      shortcut(label('search'), 'search'),
    ],
  };
}

import { inTrip, tripLink } from '#content/text/add-to-trip.ts';
import { ownCurrency } from '#content/text/own-currency.ts';
import { text as search } from '#content/text/search.ts';
import { exchangeRates, ratesDay, ratesSource } from '#content/register/exchange-rates.ts';
import { owner, type Owner } from '#content/data/owner.ts';
import { otherLocale, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { ownerDetails } from '#content/owner-details.ts';
import {
  type MenuGroup,
  menuGroups,
  pageEntry,
  type PageId,
  pageIds,
  pathTo,
  tripCataloguePath,
  tripToolPath,
} from '#content/pages.ts';
import { readMenuLink, type MenuLink } from '#site/lib/read-page.ts';
import { readUi } from '#site/lib/read-ui.ts';
import { frameText } from '#content/text/offline.ts';

/** An entry of the header: a list of pages, or a single page. */
export interface Menu {
  readonly group: MenuGroup;
  readonly label: string;
  readonly links: readonly MenuLink[];
  /** What an open menu of wide screens shows beside its links. */
  readonly panel?: { readonly line: string; readonly patch: MenuLink } | undefined;
}

/** Where the patch of a menu leads, with the words of the menu in place of the page's own. */
const patches = {
  plan: { page: 'budget', hash: '' },
  where: { page: 'tourism', hash: '' },
  what: { page: 'gastronomy', hash: '#allergy-card' },
  study: { page: 'contact', hash: '' },
} as const satisfies Partial<Record<MenuGroup, { page: PageId; hash: string }>>;

function menuPanel(group: MenuGroup, locale: Locale): Menu['panel'] {
  if (!(group in patches)) return undefined;
  const shown = group as keyof typeof patches;
  const { page, hash } = patches[shown];
  const { line, title, text } = readUi(locale).menu.panels[shown];
  const patch = { id: page, href: pathTo(page, locale) + hash, label: title, line: text };
  return { line, patch };
}

/** What the footer leads to; the header has one's own trip, the site map the rest. */
const resources = [
  'requirements',
  'transport',
  'accommodation',
  'budget',
  'faq',
  'gastronomy',
  'shopping',
  'blog',
  'changes',
  'contact',
] as const satisfies readonly PageId[];

/** The texts and links of the page frame, in one language. */
export function readFrame(locale: Locale) {
  const linksWhere = (matches: (id: PageId) => boolean) =>
    pageIds.filter(matches).map((id) => readMenuLink(locale, id));
  const { form: _form, newsletter: _newsletter, offer: _offer, ...uiText } = readUi(locale);
  const save = { href: `${pathTo('sitemap', locale)}#save-guide`, label: uiText.menu.save };
  const card = {
    id: 'gastronomy',
    href: `${pathTo('gastronomy', locale)}#allergy-card`,
    ...uiText.menu.card,
  } as const;
  const menus: Menu[] = menuGroups
    .map((group) => ({
      group,
      label: uiText.menu[group],
      links: [
        ...linksWhere((id) => pageEntry(id).menu === group),
        ...(group === 'arrived' ? [card] : []),
      ],
      panel: menuPanel(group, locale),
    }))
    .filter(({ links }) => links.length > 0);
  return {
    locale,
    uiText,
    /** The offer of the other language, written in that language. */
    offer: readUi(otherLocale(locale)).offer,
    menus,
    resources: namesOf(resources.map((id) => readMenuLink(locale, id))),
    legal: namesOf(linksWhere((id) => pageEntry(id).group === 'legal' && id !== 'accessibility')),
    about: [
      ...namesOf([
        readMenuLink(locale, 'emergencies'),
        readMenuLink(locale, 'accessibility'),
        readMenuLink(locale, 'sitemap'),
      ]),
      save,
    ],
    save,
    emergencies: readMenuLink(locale, 'emergencies'),
    budget: pathTo('budget', locale),
    trip: {
      href: pathTo('trip', locale),
      ...localize(tripLink, locale),
      /** For the buttons that add to it. */
      words: localize(inTrip, locale),
      tool: tripToolPath(locale),
      catalogue: tripCataloguePath(locale),
    },
    search: {
      path: pathTo('search', locale),
      label: search.menu.label[locale],
      field: search.field[locale],
      submit: search.submit[locale],
    },
    currency: {
      ...localize(ownCurrency, locale),
      guide: { perThousand: exchangeRates, day: ratesDay, source: ratesSource.name },
    },
    owner: readOwner(locale),
    origin: owner.origin,
  };
}

/** The owner's contact details; the guide's name replaces a controller that is still a sample. */
export function readOwner(locale: Locale, facts: Owner = owner) {
  const { sample, social, email, location, controller } = ownerDetails(locale, facts);
  return { sample, social, email, location, controller: controller ?? readUi(locale).siteName };
}

/** The links without their descriptions. */
function namesOf(links: readonly MenuLink[]) {
  return links.map(({ id, href, label }) => ({ id, href, label }));
}

export type Frame = ReturnType<typeof readFrame>;

/** The texts and links of the newsletter's form, which the server renders. */
export function readNewsletter(locale: Locale, title?: string) {
  const { newsletter } = readUi(locale);
  return {
    locale,
    text: title ? { ...newsletter, title } : newsletter,
    controller: readOwner(locale).controller,
    privacyHref: pathTo('privacy-policy', locale),
  };
}

/** The notices of every page about the connection and a new version. */
export function readNotices(locale: Locale) {
  return localize({ connection: frameText.connection, update: frameText.update }, locale);
}

export type Notices = ReturnType<typeof readNotices>;

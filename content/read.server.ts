import { copy as contact } from './copy/contact.ts';
import { copy as cookiePolicy } from './copy/cookie-policy.ts';
import { copy as home } from './copy/home.ts';
import { copy as notFound } from './copy/not-found.ts';
import type { PageCopy } from './copy/page-copy.ts';
import { copy as privacyPolicy } from './copy/privacy-policy.ts';
import { copy as sitemap } from './copy/sitemap.ts';
import { copy as termsOfService } from './copy/terms-of-service.ts';
import { owner } from './data/owner.ts';
import { sections as cookiePolicyEn } from './legal/cookie-policy.en.ts';
import { sections as cookiePolicyEs } from './legal/cookie-policy.es.ts';
import { fillOwner } from './legal/legal.ts';
import { sections as privacyPolicyEn } from './legal/privacy-policy.en.ts';
import { sections as privacyPolicyEs } from './legal/privacy-policy.es.ts';
import { sections as termsOfServiceEn } from './legal/terms-of-service.en.ts';
import { sections as termsOfServiceEs } from './legal/terms-of-service.es.ts';
import { localize, type Locale, type Localized } from './locale.ts';
import {
  menuGroups,
  pageEntry,
  pageIds,
  pathIfBuilt,
  pathTo,
  type MenuGroup,
  type PageId,
} from './pages.ts';
import { en } from './ui/en.ts';
import { es, type Ui } from './ui/es.ts';

const copies = {
  home,
  contact,
  sitemap,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  'cookie-policy': cookiePolicy,
} satisfies Record<PageId, PageCopy>;

const legalTexts = {
  'privacy-policy': { es: privacyPolicyEs, en: privacyPolicyEn },
  'terms-of-service': { es: termsOfServiceEs, en: termsOfServiceEn },
  'cookie-policy': { es: cookiePolicyEs, en: cookiePolicyEn },
};

const words: Record<Locale, Ui> = { es, en };

/** A page in a menu, in one language. */
export interface MenuLink {
  readonly id: PageId;
  readonly href: string;
  readonly label: string;
  readonly line: string;
}

/** One entry of the header: a list of pages, or a single page of the same name. */
export interface Menu {
  readonly group: MenuGroup;
  readonly label: string;
  readonly links: readonly MenuLink[];
}

function menuLink(id: PageId, locale: Locale): MenuLink {
  return { id, href: pathTo(id, locale), ...localize(copies[id].menu, locale) };
}

/** What every page shows around its content, in one language. */
export function readFrame(locale: Locale) {
  const linksWhere = (matches: (id: PageId) => boolean) =>
    pageIds.filter(matches).map((id) => menuLink(id, locale));
  const ui = words[locale];
  const menus: Menu[] = menuGroups
    .map((group) => ({
      group,
      label: ui.menu[group],
      links: linksWhere((id) => pageEntry(id).menu === group),
    }))
    .filter(({ links }) => links.length > 0);
  return {
    locale,
    ui,
    menus,
    resources: linksWhere((id) => pageEntry(id).group === 'resources' || id === 'contact'),
    legal: [...linksWhere((id) => pageEntry(id).group === 'legal'), menuLink('sitemap', locale)],
    budget: pathIfBuilt('budget', locale) ?? null,
    owner: localize(owner, locale),
    origin: owner.origin,
  };
}

export type Frame = ReturnType<typeof readFrame>;

/** The copy of one page in one language, with what its document's head needs. */
export function readPage<Id extends PageId>(page: Id, locale: Locale) {
  return { page, locale, copy: localize(copies[page], locale) as Localized<(typeof copies)[Id]> };
}

/** The not-found page, with the popular pages that exist. */
export function readNotFound(locale: Locale) {
  return {
    page: null,
    locale,
    copy: localize(notFound, locale),
    popular: notFound.popular.flatMap(({ page, label }) => {
      const href = pathIfBuilt(page, locale);
      return href ? [{ href, label: label[locale] }] : [];
    }),
  };
}

/** A legal page with the owner's details in its text. */
export function readLegal(page: keyof typeof legalTexts, locale: Locale) {
  const sections = fillOwner(legalTexts[page][locale], localize(owner, locale));
  return { ...readPage(page, locale), sections };
}

/** All pages for the site map, by group, in one language. */
export function readSitemap(locale: Locale) {
  const groups = [...new Set(pageIds.map((id) => pageEntry(id).group))];
  return groups.map((group) => ({
    group,
    title: sitemap.groups[group][locale],
    links: pageIds.filter((id) => pageEntry(id).group === group).map((id) => menuLink(id, locale)),
  }));
}

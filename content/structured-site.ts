import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { officeHours, owner, type Owner } from './data/owner.ts';
import type { Locale } from './locale.ts';
import { ownerDetails } from './owner-details.ts';
import { pathTo } from './pages.ts';

/** The name of the guide, in every language. */
export const siteName = 'Rumbo Corea';

/** Where the guide is published. */
export const siteOrigin: string = owner.origin;

const home = `${owner.origin}/`;

/** Who publishes the guide; details that the owner has not confirmed are left out. */
export function publisher(locale: Locale, facts: Owner = owner): Organization {
  const known = {
    name: siteName,
    url: home,
    logo: `${owner.origin}/icons/icon-512.png`,
  };
  if (facts.sample) return { '@type': 'Organization', ...known };
  const { timeZone: _timeZone, days, opens, closes } = officeHours;
  const { controller, taxId, address, email, social } = ownerDetails(locale, facts);
  return {
    '@type': 'TravelAgency',
    ...known,
    ...(controller && { legalName: controller }),
    ...(taxId && { taxID: taxId }),
    ...(address && { address }),
    ...(email && { email }),
    sameAs: social.map(({ url }) => url),
    openingHours: `${weekday(days[0])}-${weekday(days.at(-1))} ${clock(opens)}-${clock(closes)}`,
  };
}

/** The guide as a whole, with the URL of its search. */
export function website(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    name: siteName,
    url: home,
    inLanguage: locale,
    potentialAction: searchAction(locale),
  };
}

function searchAction(locale: Locale): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${owner.origin}${pathTo('search', locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}

function weekday(day: number | undefined): string {
  return ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][(day ?? 1) - 1] ?? 'Mo';
}

/** Minutes after midnight as `HH:MM`. */
function clock(minutes: number): string {
  return [minutes / 60, minutes % 60]
    .map((part) => `${Math.floor(part)}`.padStart(2, '0'))
    .join(':');
}

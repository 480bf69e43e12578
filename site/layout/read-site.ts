import type {
  ContactPoint,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { officeHours, owner, type Owner } from '#content/data/owner.ts';
import { defaultLocale, locales, type Locale } from '#content/locale.ts';
import { ownerDetails } from '#content/owner-details.ts';
import { pathTo } from '#content/pages.ts';

/** The name of the guide, in every language. */
export const siteName = 'Rumbo Corea';

/** Where the guide is published. */
export const siteOrigin: string = owner.origin;

const home = `${owner.origin}/`;

/** How structured data refers to the guide as a whole. */
export const websiteId = { '@id': `${home}#website` } as const;

/** How structured data refers to who publishes the guide. */
export const publisherId = { '@id': `${home}#organization` } as const;

/** Who publishes the guide, the same in every document; details that the owner has not confirmed are left out. */
export function publisher(facts: Owner = owner): Organization {
  const known = {
    ...publisherId,
    name: siteName,
    url: home,
    logo: `${owner.origin}/icons/icon-512.png`,
    contactPoint,
  };
  if (facts.sample) return { '@type': 'Organization', ...known };
  const { timeZone: _timeZone, days, opens, closes } = officeHours;
  const { controller, taxId, address, email, social } = ownerDetails(defaultLocale, facts);
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

const contactPoint: ContactPoint = {
  '@type': 'ContactPoint',
  contactType: 'customer support',
  url: owner.origin + pathTo('contact', defaultLocale),
  availableLanguage: [...locales],
};

/** The guide as a whole, the same in every document, with the URLs of its search. */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    ...websiteId,
    name: siteName,
    url: home,
    inLanguage: [...locales],
    publisher: publisherId,
    potentialAction: locales.map(searchAction),
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

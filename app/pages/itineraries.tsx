import type { LoaderFunctionArgs } from 'react-router';
import { Intro } from '#app/features/itineraries/intro.tsx';
import { ItineraryPanel } from '#app/features/itineraries/itinerary-panel.tsx';
import { partOf, planOf } from '#app/features/itineraries/plan.ts';
import { TripCards } from '#app/features/itineraries/trip-cards.tsx';
import { useItineraryInQuery } from '#app/features/itineraries/use-chosen.ts';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { localeOf, pageAt, pathTo } from '#content/pages.ts';
import { readItineraries } from '#content/read.server.ts';
import { convert, RATES } from '#domain/budget.ts';

// The page of all itineraries and the page of each: they differ in which one is open.
function load({ url }: LoaderFunctionArgs) {
  const { shown, ...page } = readItineraries(pageAt(url.pathname) ?? 'itineraries', localeOf(url));
  const plan = planOf({ ...page, shown });
  const money = (currency: keyof typeof RATES) =>
    new Intl.NumberFormat(page.locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    }).format(convert(plan.cost.total, RATES[currency]));
  return {
    ...page,
    plan: partOf(plan),
    converted: [money('EUR'), money('USD')],
    pictures: {
      head: picture(page.parent ? `itineraries/${shown.id}` : 'itineraries/korea-10days'),
      cards: page.cards.map(({ id }) => picture(`itineraries/${id}`)),
    },
  };
}

export const loader = packed(load);

/** A day that is chosen changes the address and asks for nothing. */
export { shouldRevalidate } from '#app/lib/revalidate.ts';

export default function ItinerariesPage() {
  const { copy, labels, parent, cards, plan, ...data } = usePageData<typeof load>();
  const { converted, pictures, locale } = data;
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  useItineraryInQuery(cards, plan.id);
  return (
    <>
      <PageHeader
        copy={copy}
        {...(parent && { parent: { href: pathTo('itineraries', locale), label: parent } })}
        dated={labels.dated}
        color="indigo"
        quilt={{ picture: pictures.head, alt: copy.pictureAlt, figure: copy.figure }}
      />
      {copy.intro.length > 0 && <Intro paragraphs={copy.intro} {...{ locale, newTab }} />}
      <TripCards cards={cards} pictures={pictures.cards} shown={plan.id} labels={labels} />
      <ItineraryPanel {...{ plan, converted, labels, locale, newTab }} loading={ui.loading} />
    </>
  );
}

import type { LoaderFunctionArgs } from 'react-router';
import { Intro } from '#app/features/itineraries/intro.tsx';
import { ItineraryPanel } from '#app/features/itineraries/itinerary-panel.tsx';
import { cardsOf, partOf, planOf } from '#app/features/itineraries/plan.ts';
import { TripCards } from '#app/features/itineraries/trip-cards.tsx';
import { useItineraryInQuery } from '#app/features/itineraries/use-chosen.ts';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { readAnswerWords } from '#content/kept-answers.server.ts';
import { localeOf, pageAt, pathTo } from '#content/pages.ts';
import { readItineraries } from '#content/read.server.ts';

// The page of all itineraries and the page of each: they differ in which one is open.
function load({ url }: LoaderFunctionArgs) {
  const page = readItineraries(pageAt(url.pathname) ?? 'itineraries', localeOf(url));
  const { shown, tariffs: _tariffs, ...words } = page;
  return {
    keptWords: readAnswerWords(page.locale).kept,
    ...words,
    cards: cardsOf(page),
    plan: partOf(planOf(page)),
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
  const { copy, labels, keptWords, parent, cards, plan, meals, figures, pictures, locale } =
    usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  useItineraryInQuery(cards, plan.id);
  const panel = (
    <ItineraryPanel
      key="plan"
      {...{ plan, meals, labels, keptWords, locale, newTab }}
      loading={ui.loading}
    />
  );
  const choice = (
    <TripCards
      key="choice"
      pictures={pictures.cards}
      shown={plan.id}
      heading={parent ? labels.cards.others : labels.cards.heading}
      {...{ cards, labels, locale }}
    />
  );
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
      {/* The page of one itinerary opens with it, the page of them all with the choice. */}
      {parent ? [panel, choice] : [choice, panel]}
      <PageFigures data={figures} newTab={newTab} />
    </>
  );
}

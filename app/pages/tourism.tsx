import type { LoaderFunctionArgs } from 'react-router';
import { PlacesMap } from '#app/features/map/places-map.tsx';
import { Intro } from '#app/features/places/intro.tsx';
import { Invitation } from '#app/features/places/invitation.tsx';
import { LandingCards } from '#app/features/places/landing-cards.tsx';
import { MapSection } from '#app/features/places/map-section.tsx';
import { PlaceActions } from '#app/features/places/place-actions.tsx';
import { PlaceFacts } from '#app/features/places/place-facts.tsx';
import { PlaceSummary } from '#app/features/places/place-summary.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { Points } from '#app/ui/points.tsx';
import { useAccepted } from '#app/layout/consent.ts';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { localeOf, pathTo } from '#content/pages.ts';
import { readPage, readTourism } from '#content/read.server.ts';
import { readMapFilter } from '#domain/map-filters.ts';

export { shouldRevalidate } from '#app/lib/revalidate.ts';

function load({ url }: LoaderFunctionArgs) {
  const locale = localeOf(url);
  const page = readPage('tourism', locale);
  const { action } = page.copy;
  const places = readTourism(locale);
  return {
    ...page,
    ...places,
    filter: readMapFilter(url.searchParams),
    actions: action.links.map(({ page: id, label }) => ({ href: pathTo(id, locale), label })),
    pictures: {
      head: picture(page.copy.picture),
      ways: places.ways.map(({ card }) => picture(card.drawing)),
    },
  };
}

export const loader = packed(load);

export default function TourismPage() {
  const { copy, ways, labels, map, figures, filter, actions, pictures, locale } =
    usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  const consented = useAccepted();
  const { destinations, action } = copy;
  return (
    <>
      <PageHeader
        copy={copy}
        color="jade"
        quilt={{ picture: pictures.head, alt: copy.pictureAlt, figure: copy.figure }}
      />
      <Intro paragraphs={copy.intro} {...{ locale, newTab }} />
      <LandingCards
        heading={destinations.heading}
        featured={destinations.featured}
        ways={ways}
        pictures={pictures.ways}
      />
      <Points id="reasons" {...copy.reasons} {...{ locale, newTab }} />
      <MapSection heading={copy.map.heading} lead={copy.map.lead}>
        <PlacesMap
          id="map"
          {...map}
          rendered={filter}
          {...{ locale, newTab, consented }}
          // oxlint-disable react/no-unstable-nested-components -- functions of a place, not components
          summary={(place) => <PlaceSummary place={place} labels={labels} />}
          facts={(place) => <PlaceFacts {...{ place, labels, locale, newTab }} />}
          actions={({ hangul, ...place }) =>
            hangul && <PlaceActions place={{ ...place, hangul }} {...{ labels, locale, newTab }} />
          }
          // oxlint-enable react/no-unstable-nested-components
        />
      </MapSection>
      <PageFigures data={figures} newTab={newTab} />
      <Invitation heading={action.heading} text={action.text} links={actions} />
    </>
  );
}

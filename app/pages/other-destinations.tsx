import type { LoaderFunctionArgs } from 'react-router';
import { CardGrid } from '#app/features/places/card-grid.tsx';
import { DestinationCard } from '#app/features/places/destination-card.tsx';
import { Intro } from '#app/features/places/intro.tsx';
import { NextLinks } from '#app/features/places/next-links.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { Points } from '#app/ui/points.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { localeOf, pathTo } from '#content/pages.ts';
import { readDestinations, readPage } from '#content/read.server.ts';

function load({ url }: LoaderFunctionArgs) {
  const locale = localeOf(url);
  const page = readPage('other-destinations', locale);
  const places = readDestinations(locale);
  return {
    ...page,
    ...places,
    parent: readPage('tourism', locale).copy.menu.label,
    pictures: {
      head: picture(page.copy.picture),
      destinations: places.destinations.map(({ drawing }) => picture(drawing)),
    },
  };
}

export const loader = packed(load);

export default function OtherDestinationsPage() {
  const { copy, labels, destinations, figures, pictures, parent, locale } =
    usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  return (
    <>
      <PageHeader
        copy={copy}
        parent={{ href: pathTo('tourism', locale), label: parent }}
        dated={labels.dated}
        color="jade"
        quilt={{ picture: pictures.head, alt: copy.pictureAlt, figure: copy.figure }}
      />
      <Intro paragraphs={copy.intro} {...{ locale, newTab }} />
      <CardGrid
        id="destinations"
        wide
        {...copy.destinations}
        jump={{ label: labels.jump, to: destinations }}
      >
        {destinations.map((destination, position) => (
          <DestinationCard
            key={destination.id}
            destination={destination}
            picture={pictures.destinations[position]}
            words={copy.destinations.labels}
            {...{ labels, locale, newTab }}
          />
        ))}
      </CardGrid>
      <Points id="tips" {...copy.tips} {...{ locale, newTab }} />
      <PageFigures data={figures} newTab={newTab} />
      <NextLinks {...copy.next} {...{ locale, newTab }} />
    </>
  );
}

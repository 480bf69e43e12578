import { AttractionCard } from '#app/features/places/attraction-card.tsx';
import { CardGrid } from '#app/features/places/card-grid.tsx';
import { Intro } from '#app/features/places/intro.tsx';
import { NextLinks } from '#app/features/places/next-links.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { Points } from '#app/ui/points.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import type { PictureFile } from '#app/lib/pictures.server.ts';
import type { CityCopy } from '#content/copy/guide-copy.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { readCity } from '#content/read.server.ts';

/** What the loader of a city's page gives. */
export interface CityPageData extends ReturnType<typeof readCity> {
  readonly copy: Localized<CityCopy>;
  readonly locale: Locale;
  /** The name of the page above. */
  readonly parent: string;
  readonly pictures: {
    readonly head: PictureFile;
    /** One for each attraction. */
    readonly attractions: readonly PictureFile[];
  };
}

/** The page of Seoul or Busan. */
export function CityPage({
  copy,
  labels,
  attractions,
  figures,
  pictures,
  parent,
  locale,
}: CityPageData) {
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
        id="attractions"
        {...copy.attractions}
        jump={{ label: labels.jump, to: attractions }}
      >
        {attractions.map((attraction, position) => (
          <AttractionCard
            key={attraction.id}
            attraction={attraction}
            picture={pictures.attractions[position]}
            {...{ labels, locale, newTab }}
          />
        ))}
      </CardGrid>
      <Points id="why" {...copy.why} {...{ locale, newTab }} />
      <PageFigures data={figures} newTab={newTab} />
      <NextLinks {...copy.next} {...{ locale, newTab }} />
    </>
  );
}

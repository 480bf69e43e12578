import { AttractionCard } from './attraction-card.tsx';
import { CardGrid } from './card-grid.tsx';
import { Intro } from './intro.tsx';
import { NextLinks } from './next-links.tsx';
import { PageFigures } from '#site/ui/page-figures.tsx';
import { Points } from '#site/ui/points.tsx';
import { PageHeader } from '#site/frame/page-header.tsx';
import type { PictureFile } from '#site/lib/pictures.ts';
import type { CityCopy } from '#content/copy/guide-copy.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { Frame, readCity } from '#content/read.server.ts';

/** What the loader of a city's page gives. */
export interface CityPageData extends ReturnType<typeof readCity> {
  readonly copy: Localized<CityCopy>;
  readonly frame: Frame;
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
  frame,
  copy,
  labels,
  attractions,
  figures,
  pictures,
  parent,
  locale,
}: CityPageData) {
  const newTab = frame.ui.opensInNewTab;
  return (
    <>
      <PageHeader
        frame={frame}
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
        now={labels.now}
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

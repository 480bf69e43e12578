import type { LoaderFunctionArgs } from 'react-router';
import { Options } from '#app/features/accommodation/options.tsx';
import { PriceNote } from '#app/features/accommodation/price-note.tsx';
import { Intro } from '#app/features/places/intro.tsx';
import { NextLinks } from '#app/features/places/next-links.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { Points } from '#app/ui/points.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { readAccommodation } from '#content/accommodation.server.ts';
import { localeOf } from '#content/pages.ts';

export { shouldRevalidate } from '#app/lib/revalidate.ts';

function load({ url }: LoaderFunctionArgs) {
  const page = readAccommodation(localeOf(url));
  return {
    ...page,
    pictures: {
      head: picture(page.copy.picture),
      options: page.options.map(({ drawing }) => picture(drawing)),
    },
  };
}

export const loader = packed(load);

export default function AccommodationPage() {
  const { copy, options, prices, figures, pictures, locale } = usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  return (
    <>
      <PageHeader
        copy={copy}
        dated={copy.dated}
        color="indigo"
        quilt={{ picture: pictures.head, alt: copy.pictureAlt, figure: copy.figure }}
      />
      <Intro paragraphs={copy.intro} {...{ locale, newTab }} />
      <Options words={copy.options} pictures={pictures.options} {...{ options, newTab }} />
      <PriceNote words={copy.prices} {...{ prices, locale, newTab }} />
      <Points id="tips" {...copy.tips} {...{ locale, newTab }} />
      <PageFigures data={figures} newTab={newTab} />
      <NextLinks {...copy.next} {...{ locale, newTab }} />
    </>
  );
}

import type { LoaderFunctionArgs } from 'react-router';
import { Intro } from '#app/features/places/intro.tsx';
import { NextLinks } from '#app/features/places/next-links.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { Areas } from '#app/features/shopping/areas.tsx';
import { InfoBoxes } from '#app/features/shopping/info-boxes.tsx';
import { Refund } from '#app/features/shopping/refund.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { localeOf } from '#content/pages.ts';
import { readShopping } from '#content/shopping.server.ts';

export { shouldRevalidate } from '#app/lib/revalidate.ts';

function load({ url }: LoaderFunctionArgs) {
  const page = readShopping(localeOf(url));
  return {
    ...page,
    head: picture('seoul/insadong'),
    pictures: page.areas.map(({ drawing }) => picture(drawing)),
  };
}

export const loader = packed(load);

export default function ShoppingPage() {
  const { copy, areas, pictures, refund, figures, head, locale } = usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  return (
    <>
      <PageHeader
        copy={copy}
        dated={copy.dated}
        color="indigo"
        quilt={{ picture: head, alt: copy.pictureAlt, figure: copy.figure }}
      />
      <Intro paragraphs={copy.intro} {...{ locale, newTab }} />
      <InfoBoxes words={copy.info} {...{ locale, newTab }} />
      <Areas words={copy.areas} {...{ areas, pictures }} />
      <Refund words={copy.refund} loading={ui.loading} {...refund} {...{ locale, newTab }} />
      <PageFigures data={figures} newTab={newTab} />
      <NextLinks {...copy.next} {...{ locale, newTab }} />
    </>
  );
}

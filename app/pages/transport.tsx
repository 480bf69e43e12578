import type { LoaderFunctionArgs } from 'react-router';
import { Intro } from '#app/features/places/intro.tsx';
import { NextLinks } from '#app/features/places/next-links.tsx';
import { FareHelper } from '#app/features/transport/fare-helper.tsx';
import { FareTables } from '#app/features/transport/fare-tables.tsx';
import { InfoCards } from '#app/features/transport/info-cards.tsx';
import { Modes } from '#app/features/transport/modes.tsx';
import { StudentTips } from '#app/features/transport/student-tips.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { localeOf } from '#content/pages.ts';
import { readTransport } from '#content/transport.server.ts';

export { shouldRevalidate } from '#app/lib/revalidate.ts';

function load({ url }: LoaderFunctionArgs) {
  return { ...readTransport(localeOf(url)), head: picture('pages/transport') };
}

export const loader = packed(load);

export default function TransportPage() {
  const { copy, info, modes, tables, options, figures, head, locale } = usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  return (
    <>
      <PageHeader
        copy={copy}
        dated={copy.dated}
        color="celadon"
        quilt={{ picture: head, alt: copy.pictureAlt, figure: copy.figure }}
      />
      <Intro paragraphs={copy.intro} {...{ locale, newTab }} />
      <InfoCards words={copy.info} cards={info} {...{ locale, newTab }} />
      <Modes words={copy.modes} {...{ modes, locale, newTab }} />
      <FareTables words={copy.fares} tables={tables} />
      <FareHelper words={copy.helper} loading={ui.loading} {...{ options, locale, newTab }} />
      <StudentTips words={copy.students} {...{ locale, newTab }} />
      <PageFigures data={figures} newTab={newTab} />
      <NextLinks {...copy.next} {...{ locale, newTab }} />
    </>
  );
}

import type { LoaderFunctionArgs } from 'react-router';
import { Classes } from '#app/features/gastronomy/classes.tsx';
import { Food } from '#app/features/gastronomy/food.tsx';
import { Intro } from '#app/features/places/intro.tsx';
import { NextLinks } from '#app/features/places/next-links.tsx';
import { Points } from '#app/ui/points.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { readGastronomy } from '#content/gastronomy.server.ts';
import { localeOf } from '#content/pages.ts';

export { shouldRevalidate } from '#app/lib/revalidate.ts';

function load({ url }: LoaderFunctionArgs) {
  const page = readGastronomy(localeOf(url));
  return {
    ...page,
    dishes: page.dishes.map(({ drawing, ...dish }) => ({ ...dish, picture: picture(drawing) })),
    head: picture(page.copy.picture),
  };
}

export const loader = packed(load);

export default function GastronomyPage() {
  const { copy, dishes, categories, card, head, locale } = usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  return (
    <>
      <PageHeader
        copy={copy}
        color="vermilion"
        quilt={{ picture: head, alt: copy.pictureAlt, figure: copy.figure }}
      />
      <Intro paragraphs={copy.intro} {...{ locale, newTab }} />
      <Food
        copy={copy}
        categories={categories}
        dishes={dishes}
        card={card}
        locale={locale}
        newTab={newTab}
      />
      <Points id="etiquette" {...copy.etiquette} {...{ locale, newTab }} />
      <Classes words={copy.classes} newTab={newTab} />
      <NextLinks {...copy.next} {...{ locale, newTab }} />
    </>
  );
}

import type { LoaderFunctionArgs } from 'react-router';
import { Ask } from '#app/features/faq/ask.tsx';
import { Questions } from '#app/features/faq/questions.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { readFaq } from '#content/faq.server.ts';
import { localeOf, pathTo } from '#content/pages.ts';

export { shouldRevalidate } from '#app/lib/revalidate.ts';

function load({ url }: LoaderFunctionArgs) {
  return readFaq(localeOf(url));
}

export const loader = packed(load);

export default function FaqPage() {
  const { copy, items, figures, locale } = usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  return (
    <>
      <PageHeader
        copy={copy}
        dated={copy.dated}
        color="celadon"
        icon={<CategoryIcon name="faq" />}
      />
      <Questions words={copy.questions} {...{ items, locale, newTab }} />
      <PageFigures data={figures} newTab={newTab} />
      <Ask {...copy.ask} href={pathTo('contact', locale)} />
    </>
  );
}

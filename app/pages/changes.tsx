import type { LoaderFunctionArgs } from 'react-router';
import { ChangeTable } from '#app/features/changes/change-table.tsx';
import { OpenFigures } from '#app/features/changes/open-figures.tsx';
import { Tally } from '#app/features/changes/tally.tsx';
import { Ask } from '#app/features/faq/ask.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { readChanges } from '#content/changes.server.ts';
import { localeOf, pathTo } from '#content/pages.ts';

function load({ url }: LoaderFunctionArgs) {
  return readChanges(localeOf(url));
}

export const loader = packed(load);

export default function ChangesPage() {
  const { copy, dated, tally, years, contested, unconfirmed, locale } = usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  return (
    <>
      <PageHeader
        copy={copy}
        dated={dated}
        color="mugung"
        icon={<CategoryIcon name="requirements" />}
      />
      <Tally heading={copy.tally.heading} tally={tally} />
      <ChangeTable words={copy.changed} {...{ years, newTab }} />
      <OpenFigures id="contested" {...copy.contested} figures={contested} newTab={newTab} />
      <OpenFigures id="unconfirmed" {...copy.unconfirmed} figures={unconfirmed} newTab={newTab} />
      <Ask {...copy.ask} href={pathTo('contact', locale)} />
    </>
  );
}

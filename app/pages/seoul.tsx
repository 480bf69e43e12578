import type { LoaderFunctionArgs } from 'react-router';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { localeOf } from '#content/pages.ts';
import { readCity, readPage } from '#content/read.server.ts';
import { CityPage } from './city-page.tsx';

function load({ url }: LoaderFunctionArgs) {
  const locale = localeOf(url);
  const city = readCity('seoul', locale);
  return {
    ...readPage('seoul', locale),
    ...city,
    parent: readPage('tourism', locale).copy.menu.label,
    pictures: {
      head: picture('hero/seoul'),
      attractions: city.attractions.map(({ drawing }) => picture(drawing)),
    },
  };
}

export const loader = packed(load);

export default function SeoulPage() {
  return <CityPage {...usePageData<typeof load>()} />;
}

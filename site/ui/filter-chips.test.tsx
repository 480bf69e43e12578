import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterCount, shownUnder } from './filter-chips.tsx';

const cities = ['all', 'seoul', 'busan'] as const;

test('a part names the choices under which it shows, and is hidden where the first is not one of them', () => {
  expect(shownUnder('city', cities, (city) => city !== 'busan')).toEqual({
    'data-filter-city': 'all seoul',
    hidden: undefined,
  });
  expect(shownUnder('city', cities, (city) => city === 'busan')).toEqual({
    'data-filter-city': 'busan',
    hidden: true,
  });
});

test('before a choice the count says that all are shown', () => {
  const html = renderToStaticMarkup(<FilterCount text="{count} of {total} places" total={7} />);
  expect(html).toContain('>7 of 7 places<');
  expect(html).toContain('role="status"');
  const text = { one: 'one place', other: '{count} places' };
  expect(renderToStaticMarkup(<FilterCount text={text} total={1} />)).toContain('>one place<');
});

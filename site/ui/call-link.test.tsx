import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, test } from 'vitest';
import { CallLink, telUrl } from './call-link.tsx';

it.each([
  ['119', 'tel:119'],
  ['02-794-3581', 'tel:027943581'],
  ['+61 2 6261 3305', 'tel:+61262613305'],
])('%s is dialled as %s', (number, url) => {
  expect(telUrl(number)).toBe(url);
});

test('the name of the link says what it does, around the number that is seen', () => {
  const html = renderToStaticMarkup(<CallLink number="112" label="Llamar al {number}" />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Llamar al 112');
  expect(html).toContain('href="tel:112"');
});

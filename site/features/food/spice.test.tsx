import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spice } from './spice.tsx';

const text = {
  heat: 'Picante',
  spice: ['No pica', 'Pica poco', 'Pica', 'Pica bastante', 'Pica mucho'],
  level: '{level} de 5',
} as unknown as Parameters<typeof Spice>[0]['text'];

test.each([
  [1, 0],
  [2, 2],
  [5, 5],
])('level %i has %i red chillies of five', (level, red) => {
  const html = renderToStaticMarkup(<Spice level={level} text={text} />);
  const chillies = html.match(/<use [^>]*>/g) ?? [];
  expect(chillies).toHaveLength(5);
  expect(chillies.filter((chilli) => !chilli.includes('class='))).toHaveLength(red);
});

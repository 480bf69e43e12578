import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { academiesFor, copy } from '#content/copy/study.ts';
import { localize } from '#content/localize.ts';
import { readFigure } from '#content/register/figures.ts';
import { Academies } from './academies.tsx';

function markup(items: ReturnType<typeof academiesFor>): string {
  const words = {
    ...localize({ ...copy.academies, items }, 'es'),
    figure: readFigure(copy.academies.figure, 'es'),
  };
  return renderToStaticMarkup(
    <Academies copy={words} sample="Ejemplo" contact="/contacto" locale="es" />,
  );
}

test('sample academies show as cards with their mark before the guide is published', () => {
  const draft = markup(academiesFor({ published: false }));
  expect(draft).toContain('Ejemplo');
  expect(draft).not.toContain(copy.academies.unnamed.es);
});

test('without an academy to name, a paragraph stands in place of the cards', () => {
  const html = markup([]);
  expect(html).toContain(copy.academies.unnamed.es);
  expect(html).toContain('href="/contacto"');
  expect(html).not.toContain('Ejemplo');
});

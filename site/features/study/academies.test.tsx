import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { academiesFor, text } from '#content/text/study.ts';
import { localize } from '#content/localize.ts';
import { Academies } from './academies.tsx';

function markup(items: ReturnType<typeof academiesFor>): string {
  const academiesText = localize({ ...text.academies, items }, 'es');
  return renderToStaticMarkup(
    <Academies text={academiesText} sample="Ejemplo" contact="/contacto" locale="es" />,
  );
}

test('sample academies show as cards with their mark before the guide is published', () => {
  const draft = markup(academiesFor({ published: false }));
  expect(draft).toContain('Ejemplo');
  expect(draft).not.toContain(text.academies.unnamed.es);
});

test('without an academy to name, a paragraph stands in place of the cards', () => {
  const html = markup([]);
  expect(html).toContain(text.academies.unnamed.es);
  expect(html).toContain('href="/contacto"');
  expect(html).not.toContain('Ejemplo');
});

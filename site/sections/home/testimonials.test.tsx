import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy, opinionsFor } from '#content/copy/home.ts';
import { localize } from '#content/localize.ts';
import { Testimonials } from './testimonials.tsx';

function markup(items: ReturnType<typeof opinionsFor>): string {
  const words = localize({ ...copy.testimonials, items }, 'es');
  return renderToStaticMarkup(<Testimonials copy={words} sample="Ejemplo" />);
}

test('samples show with their mark before the guide is published, and no section afterwards', () => {
  const draft = markup(opinionsFor({ published: false }));
  expect(draft).toContain(copy.testimonials.heading.es);
  expect(draft).toContain('Ejemplo');
  const real = opinionsFor({ published: true }).filter(({ sample }) => !sample);
  expect(markup([])).toBe('');
  expect(markup(real).includes('Ejemplo')).toBe(false);
});

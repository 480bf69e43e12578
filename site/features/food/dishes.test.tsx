import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readGastronomy } from './read.ts';
import { locales } from '#content/locale.ts';
import { Dishes } from './dishes.tsx';

function render(locale: (typeof locales)[number], howMany?: number) {
  const { copy, categories, dishes } = readGastronomy(locale);
  const some = dishes.slice(0, howMany);
  return renderToStaticMarkup(
    <Dishes words={copy.dishes} dishes={some} {...{ categories, locale }} />,
  );
}

/** The message for a filter without results; the document may have it hidden. */
const message = /<div([^>]*) data-filter-empty="true"[^>]*>(.*?)<\/div>/;

test('a category without dishes shows the message of the specification', () => {
  const english = render('en', 0);
  const [, hidden, text] = message.exec(english) ?? [];
  expect(hidden).toBe('');
  expect(text).toContain('No dishes found');
  expect(text).toContain(
    'There are no dishes available in this category. Please select another category.',
  );
  expect(english).toContain('0 dishes');
  const spanish = message.exec(render('es', 0))?.[2];
  expect(spanish).toContain('No se encontraron platos');
  expect(spanish).toContain(
    'No hay platos disponibles en esta categoría. Por favor, selecciona otra categoría.',
  );
});

test('the count agrees with its noun, and with dishes the message is hidden', () => {
  for (const locale of locales) {
    const html = render(locale, 1);
    expect(html).toMatch(locale === 'es' ? />1 plato</ : />1 dish</);
    expect(message.exec(html)?.[1]).toContain('hidden');
  }
});

test('the document has every dish once, under its anchor', () => {
  const html = render('en');
  const { dishes } = readGastronomy('en');
  for (const { id, funFact } of dishes) {
    expect(html).toContain(`<li id="${id}"`);
    expect(html.split(funFact)).toHaveLength(2);
  }
  expect(html.match(/<details/g)).toHaveLength(dishes.length);
});

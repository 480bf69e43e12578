import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { withPicture } from './dish-entries.ts';
import { DishGrid } from './dish-grid.island.tsx';
import { readGastronomy } from './read.ts';

function render(locale: (typeof locales)[number], howMany?: number) {
  const { text, categories, dishes, card } = readGastronomy(locale);
  const some = dishes.slice(0, howMany).map(withPicture);
  const { ingredients, diets } = card;
  return renderToStaticMarkup(
    <DishGrid
      text={text.dishes}
      dishes={some}
      menuPath={pathTo('food-menu', locale)}
      {...{ categories, ingredients, diets, locale }}
    />,
  );
}

test('a category without dishes shows the message of the specification', () => {
  const english = render('en', 0);
  expect(english).toContain('No dishes found');
  expect(english).toContain(
    'There are no dishes available in this category. Please select another category.',
  );
  expect(english).toContain('0 dishes');
  const spanish = render('es', 0);
  expect(spanish).toContain('No se encontraron platos');
  expect(spanish).toContain(
    'No hay platos disponibles en esta categoría. Por favor, selecciona otra categoría.',
  );
});

test('the count agrees with its noun, and with dishes there is no such message', () => {
  for (const locale of locales) {
    const html = render(locale, 1);
    expect(html).toMatch(locale === 'es' ? />1 plato</ : />1 dish</);
    expect(html).not.toMatch(/No dishes found|No se encontraron platos/);
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

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { readGastronomy } from '#content/gastronomy.server.ts';
import { locales } from '#content/locale.ts';
import { picture } from '#site/lib/pictures.ts';
import { noChoice } from '#domain/allergy-choice.ts';
import { Dishes } from './dishes.tsx';

const nothing = () => {};
const noFood = {
  choice: noChoice,
  kept: false,
  notice: undefined,
  avoided: [],
  change: nothing,
  press: nothing,
  clear: nothing,
  keep: nothing,
};

function render(locale: (typeof locales)[number], howMany: number) {
  const { copy, categories, dishes, card } = readGastronomy(locale);
  const element = (
    <Dishes
      words={copy.dishes}
      dishes={dishes
        .slice(0, howMany)
        .map((dish) => Object.assign(dish, { picture: picture(dish.drawing) }))}
      ingredients={card.ingredients}
      food={noFood}
      {...{ categories, locale, newTab: '' }}
    />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a category without dishes says so, in the words of the specification', () => {
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

test('the count agrees with its noun, and where there are dishes nothing is missing', () => {
  for (const locale of locales) {
    const html = render(locale, 1);
    expect(html).toMatch(locale === 'es' ? />1 plato</ : />1 dish</);
    expect(html).not.toMatch(/No se encontraron|No dishes found/);
  }
});

test('before the page is alive every dish can be read and found by its anchor', () => {
  const html = render('en', readGastronomy('en').dishes.length);
  for (const { id, funFact } of readGastronomy('en').dishes) {
    expect(html).toContain(`<li id="${id}"`);
    expect(html).toContain(funFact);
  }
  expect(html.match(/<details/g)).toHaveLength(readGastronomy('en').dishes.length);
  expect(html).not.toContain('<dialog');
});

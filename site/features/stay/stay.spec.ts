import { metroAnchors } from '#content/data/metro-anchors.ts';
import { visitorAreas } from '#content/data/visitor-areas.ts';
import { text } from '#content/text/where-to-stay.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { phone } from '../../../tests/site.ts';

const cities = ['seoul', 'busan'] as const;
const areasOf = (city: (typeof cities)[number]) =>
  visitorAreas.filter((area) => area.city === city);

for (const city of cities)
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`the areas of ${city} say the minutes of the table to the chosen goal`, async ({
        page,
      }) => {
        await page.goto(pathTo('where-to-stay', 'es'));
        const section = page.getByRole('region', { name: text.areas.headings[city].es });
        await section.locator('summary').filter({ hasText: text.areas.table.es }).click();
        const table = section.getByRole('table');
        for (const [column, goal] of metroAnchors[city].entries()) {
          await section
            .getByRole('radio', { name: goal.name.es, exact: true })
            .check({ force: true });
          for (const [row, { id }] of areasOf(city).entries()) {
            const cell = table
              .getByRole('row')
              .nth(row + 1)
              .getByRole('cell')
              .nth(column);
            const said = ((await cell.textContent()) ?? '').replace(`${goal.name.es}: `, '');
            const [minutes = '?'] = /\d+|aquí/.exec(said) ?? [];
            const shown = section.locator(`details:has(#${id}) [data-to]:visible`);
            await expect(shown, `${id} to ${goal.station}`).toHaveText(
              new RegExp(`^${minutes}(?!\\d)`),
            );
            await expect(section.locator(`svg a[href="#${id}"] [data-to]:visible`)).toHaveText(
              new RegExp(`^${minutes}(?!\\d)`),
            );
          }
        }
      });
    });
  }

test('the choice of a goal is announced in a sentence', async ({ page }) => {
  await open(page, pathTo('where-to-stay', 'es'));
  for (const city of cities) {
    const section = page.getByRole('region', { name: text.areas.headings[city].es });
    for (const goal of metroAnchors[city]) {
      await section.getByRole('radio', { name: goal.name.es, exact: true }).check({ force: true });
      const said = section.getByRole('status').locator('span').filter({ visible: true });
      await expect(said).toHaveText(new RegExp(`^${goal.name.es}: entre \\d+ y \\d+ minutos`));
    }
  }
});

test('the areas stand in the order of the minutes to the chosen goal, from the start', async ({
  page,
}) => {
  await open(page, pathTo('where-to-stay', 'es'));
  for (const city of cities) {
    const section = page.getByRole('region', { name: text.areas.headings[city].es });
    for (const goal of metroAnchors[city]) {
      const choice = section.getByRole('radio', { name: goal.name.es, exact: true });
      if (goal !== metroAnchors[city][0]) await choice.check({ force: true });
      await expect(choice).toBeChecked();
      await expect(section.getByLabel(text.areas.sort.es).locator('option:checked')).toHaveText(
        `Más cerca de ${goal.name.es}`,
      );
      const shown = await section.locator('summary [data-to]:visible').allInnerTexts();
      const minutes = shown.map((line) => Number(/^\d+/.exec(line)?.[0] ?? 0));
      expect(minutes).toHaveLength(areasOf(city).length);
      expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    }
  }
});

test('on the map a nearer area never has the colour of a farther one', async ({ page }) => {
  await open(page, pathTo('where-to-stay', 'es'));
  const section = page.getByRole('region', { name: text.areas.headings.busan.es });
  const nearest = await section.locator('svg a g').evaluateAll((patches) =>
    patches.map((patch) => ({
      color: getComputedStyle(patch.querySelector('rect')!).fill,
      minutes: Number(
        [...patch.querySelectorAll('[data-to]')].find(
          (each) => getComputedStyle(each).display !== 'none',
        )?.textContent,
      ),
    })),
  );
  const order = nearest.toSorted((one, other) => one.minutes - other.minutes);
  const colors = order.map(({ color }) => color);
  // Each colour is one run of neighbours.
  expect(colors.filter((color, at) => color !== colors[at - 1])).toHaveLength(new Set(colors).size);
  expect(new Set(colors).size).toBeGreaterThan(1);
});

test('a patch leads to the row of its area, which opens', async ({ page }) => {
  await open(page, pathTo('where-to-stay', 'es'));
  const [area] = areasOf('seoul');
  await page.locator(`svg a[href="#${area?.id}"]`).click();
  await expect(page.getByText(area?.character.es ?? '?')).toBeInViewport();
});

test('the rows can be sorted by noise, the quietest first', async ({ page }) => {
  await open(page, pathTo('where-to-stay', 'en'));
  const section = page.getByRole('region', { name: text.areas.headings.seoul.en });
  await section.getByLabel(text.areas.sort.en).selectOption('noise');
  const names = await section.getByRole('heading', { level: 3 }).allTextContents();
  const noises = names.map((name) => areasOf('seoul').find((area) => area.name.en === name)?.noise);
  const order = ['low', 'medium', 'high'];
  expect(noises.map((noise) => order.indexOf(noise ?? ''))).toEqual(
    noises.map((noise) => order.indexOf(noise ?? '')).toSorted((one, other) => one - other),
  );
  expect(new Set(noises).size).toBe(order.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the quilt stands in for the map, and no name breaks on it', async ({ page }) => {
    await open(page, pathTo('where-to-stay', 'es'));
    for (const city of cities) {
      const names = page.locator(`[data-city="${city}"] b`);
      await expect(names).toHaveCount(areasOf(city).length);
      for (const name of await names.all()) {
        const lines = await name.evaluate(async (element) => {
          await document.fonts.ready;
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines, (await name.textContent()) ?? '').toBe(1);
      }
    }
  });
});

import { text as busan } from '#content/text/busan.ts';
import { text as mapText } from '#content/text/map.ts';
import { morePlaces } from '#content/text/more-places.ts';
import { placeText } from '#content/text/place-text.ts';
import { text as seoul } from '#content/text/seoul.ts';
import { furtherAttractions } from '#content/data/attractions.ts';
import { locales } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import type { Opening } from '#content/opening/opening.ts';
import { openingText } from '#content/opening/opening-text.ts';
import { pathTo } from '#content/pages.ts';
import { expectAccessible } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { phone } from '../../../tests/site.ts';

const texts = { seoul, busan };
const cities = ['seoul', 'busan'] as const;
const cards = 'main li:has(> details)';

const openings: Readonly<Record<string, Opening | undefined>> = Object.fromEntries(
  cities.flatMap((city) =>
    furtherAttractions[city].map(({ id, ...place }) => [
      id,
      'opening' in place ? place.opening : undefined,
    ]),
  ),
);

for (const locale of locales) {
  const { filter } = localize(morePlaces, locale);
  const text = localize(placeText, locale);

  for (const city of cities) {
    const places = localize(furtherAttractions[city], locale);

    test(`the further places of ${city} have their cards in ${locale}`, async ({ page }) => {
      await open(page, pathTo(city, locale));
      await page
        .getByRole('link', { name: localize(texts[city].attractions.more, locale) })
        .click();
      await expect(page).toHaveURL(new RegExp(`${pathTo(`more-${city}`, locale)}$`));
      await expect(page.locator(cards)).toHaveCount(places.length);
      for (const place of places) {
        const card = page.locator(`li#${place.id}`);
        await expect(card.getByRole('heading', { level: 3 })).toContainText(place.name);
        await expect(card).toContainText(place.description.slice(0, 30));
        await expect(card).toContainText(openingText(openings[place.id], locale) ?? place.sentence);
        await expect(card).toContainText(`${text.sources}: `);
        await expect(card.locator('svg').first()).toBeAttached();
      }
    });

    test(`the chips of ${city} leave the trips in ${locale}, as the URL says`, async ({ page }) => {
      await open(page, pathTo(`more-${city}`, locale));
      const shown = page.locator(cards).filter({ visible: true });
      const trips = places.filter((place) => 'outside' in place);
      await page.getByRole('button', { name: filter.trip, exact: true }).click();
      await expect(page).toHaveURL(/\?kind=trip$/);
      await expect(shown).toHaveCount(trips.length);
      await expect(page.locator(`li#${trips[0]?.id}`)).toBeVisible();
      await page.reload();
      await expect(shown).toHaveCount(trips.length);
      await page.getByRole('button', { name: filter.all, exact: true }).click();
      await expect(shown).toHaveCount(places.length);
    });
  }
}

for (const city of cities)
  test(`the further places of ${city} are accessible, closed and open`, async ({ page }) => {
    await open(page, pathTo(`more-${city}`, 'es'));
    await page.locator(`${cards} > details > summary`).last().click();
    await expectAccessible(page, { within: `${cards}:last-child` });
  });

test('a place is a row with its drawing, and neither its name nor its mark breaks', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, pathTo('more-busan', 'es'));
  for (const mark of await page.locator(`${cards} h3 + p > a`).all()) {
    const { height = 99 } = (await mark.boundingBox()) ?? {};
    expect(height).toBeLessThan(36);
  }
  const broken = await page
    .locator(`${cards} h3 + p [lang=ko]:not(button *)`)
    .evaluateAll((names) =>
      names
        .filter((name) => !name.textContent.includes(' ') && name.getClientRects().length > 1)
        .map(({ textContent }) => textContent),
    );
  expect(broken).toEqual([]);
  await open(page, pathTo('more-seoul', 'es'));
  const map = await page.locator('li#bongeunsa svg').first().boundingBox();
  expect(map?.width).toBeGreaterThan(70);
  expect(map?.height).toBe(map?.width);
});

test('the map shows the further places under a filter of their own', async ({ page }) => {
  const text = localize(mapText, 'es');
  await open(page, `${pathTo('tourism', 'es')}?type=further#map`);
  const list = page.getByRole('list', { name: text.list.label });
  const all = [...furtherAttractions.seoul, ...furtherAttractions.busan];
  await expect(list.getByRole('listitem').filter({ visible: true })).toHaveCount(all.length);
  await open(page, `${pathTo('tourism', 'es')}?type=further&place=everland#map`);
  await expect(page.getByRole('button', { name: /^Everland/ }).first()).toBeVisible();
  const more = page.getByRole('link', { name: text.more.attraction }).filter({ visible: true });
  await expect(more.first()).toHaveAttribute('href', `${pathTo('more-seoul', 'es')}#everland`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all further places are listed, and a link leads to its card', async ({ page }) => {
    await page.goto(`${pathTo('more-seoul', 'es')}?kind=trip#everland`);
    const shown = page.locator(cards).filter({ visible: true });
    await expect(shown).toHaveCount(furtherAttractions.seoul.length);
    const card = page.locator('li#everland');
    await expect(card).toBeInViewport();
    await card.locator('details > summary').click();
    await expect(card.getByText('T Express')).toBeVisible();
    await expect(page.getByRole('button', { name: morePlaces.filter.trip.es })).toBeHidden();
  });
});

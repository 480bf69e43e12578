import { text } from '#content/text/phrases.ts';
import { locales } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { situations } from '#content/phrases/situations.ts';
import { phrasePage } from '#content/text/phrase-situations.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { phone } from '../../../tests/site.ts';
import { phrasesFor, phraseView } from './read-phrase.ts';

const millimetre = 96 / 25.4;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`${locale}: the numbers come first, and each situation has all its phrases @main`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(pathTo('phrases', locale));
      const main = page.getByRole('main');
      await expect(main.getByRole('link').first()).toHaveAttribute('href', 'tel:119');
      await expect(main.locator('a[href^="tel:"]').nth(1)).toHaveAttribute('href', 'tel:112');
      const patches = page.getByRole('region', { name: text.where.heading[locale] });
      await expect(patches.getByRole('link')).toHaveCount(situations.length);

      for (const situation of ['eating', 'police'] as const) {
        await page.goto(pathTo(phrasePage(situation), locale));
        const phrases = phrasesFor(situation, locale).map(({ id }) => phraseView(id, locale));
        await expect(main.locator('.phrase-card')).toHaveCount(phrases.length);
        for (const { id, hangul, reading, onlyShown, meaning } of phrases) {
          const row = page.locator(`#${id}`);
          await expect(row.getByRole('heading', { name: meaning, exact: true })).toBeVisible();
          await expect(row.locator('[lang="ko"]').first()).toHaveText(hangul);
          if (onlyShown) await expect(row).toContainText(text.list.onlyShow[locale]);
          const said = row.getByText(reading, { exact: true });
          if (onlyShown) await expect(said).toHaveCount(0);
          else await expect(said.first()).toBeVisible();
        }
      }
    });

    test(`${locale}: a phrase is searched for by what it means, and opens at its place`, async ({
      page,
    }) => {
      await page.goto(pathTo('phrases', locale));
      const { meaning, href, hangul } = phraseView('lostPassport', locale);
      const field = page.getByRole('searchbox', { name: text.search.label[locale] });
      await field.fill(meaning);
      await page.getByRole('button', { name: text.search.submit[locale] }).first().click();
      const hit = page.getByRole('main').locator(`a[href="${href}"]`);
      await expect(hit.first()).toBeVisible();
      await hit.first().click();
      await expect(page.locator('#lostPassport').getByText(hangul).first()).toBeInViewport();
    });
  }
});

test('the other situations are a press away on a phone and on a wide screen', async ({ page }) => {
  const { list } = localize(text, 'es');
  await open(page, pathTo('phrases-taxi', 'es'));
  const links = page.getByRole('navigation', { name: list.situations });
  await expect(links.locator('[aria-current="page"]')).toHaveText(/^Taxi/);
  await links.getByRole('link', { name: 'Comer fuera' }).click();
  await expect(page).toHaveURL(pathTo('phrases-eating', 'es'));
  await page.setViewportSize(phone);
  await expect(links.getByRole('link', { name: 'Hablar y saludar' })).toBeInViewport();
  // Its card, which is closed, has the same answers.
  const answers = page.locator('#tableFor details');
  await answers.getByText(list.answers).click();
  await expect(answers.getByText('이쪽에 앉으세요')).toBeVisible();
});

test('a phone shows the situation and its first phrase at once, and a press anywhere on it enlarges it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, pathTo('phrases-police', 'es'));
  const [first] = phrasesFor('police', 'es');
  const card = page.locator(`#${first?.id}`);
  await expect(card.locator('[lang="ko"]').first()).toBeInViewport({ ratio: 1 });
  const links = page.getByRole('navigation', { name: text.list.situations.es });
  await expect(links.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the card of allergies writes itself, and goes on with what was ticked', async ({ page }) => {
  await open(page, pathTo('phrases-allergy', 'es'));
  const { label, submit } = text.allergyCard;
  const card = page.locator('allergy-start').filter({ hasText: label.es });
  await card.getByText('Leche').click();
  await expect(card.getByText('우유')).toBeVisible();
  await card.getByText('Leche').click();
  await card.getByText('Cacahuete').click();
  await card.getByText('Huevo').click();
  await expect(card.getByText('우유')).toBeHidden();
  await expect(card.getByText('계란')).toBeVisible();
  await card.getByRole('link', { name: submit.es }).click();
  await expect(page).toHaveURL(/without=peanut&.*without=egg.*#allergy-card$/);
  const whole = page.getByRole('region', { name: 'Tu tarjeta en coreano' });
  await expect(whole.getByText('계란').first()).toBeVisible();
});

test('a verb stands whole on its line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, pathTo('phrases-taxi', 'es'));
  await page.locator('#taxiTo').click({ position: { x: 8, y: 8 } });
  const lines = await page
    .getByRole('dialog')
    .locator('[lang="ko"] [data-line="large"]')
    .evaluate((line) => {
      const korean = line.firstChild as Text;
      const at = korean.data.indexOf('가\u00A0주세요');
      const range = document.createRange();
      range.setStart(korean, at);
      range.setEnd(korean, at + 5);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
  expect(lines).toBe(1);
});

test('paper has cards of A7, eight to a sheet', async ({ page }) => {
  await open(page, pathTo('phrases-eating', 'en'));
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('.phrase-card');
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  for (const box of boxes) {
    expect(Math.abs((box?.width ?? 0) / millimetre - 74)).toBeLessThan(1);
    expect(Math.abs((box?.height ?? 0) / millimetre - 105)).toBeLessThan(1);
  }
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(sheets).toHaveLength(Math.ceil(boxes.length / 8));
});

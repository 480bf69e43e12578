import type { Page } from '@playwright/test';
import { faq } from '#content/data/faq.ts';
import { pathTo } from '#content/pages.ts';
import { textOf } from '../../../tests/journeys/document-text.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

const path = pathTo('faq', 'es');

type FaqId = (typeof faq)[number]['id'];

/** The fold of a question, by the id of its answer. */
const fold = (page: Page, id: FaqId) => page.locator('details', { has: page.locator(`#${id}`) });

test('one answer stands open at a time, can be closed again and is named in the URL @main', async ({
  page,
}) => {
  await open(page, path);
  const keta = fold(page, 'visa-keta');
  const cost = fold(page, 'cost-living');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await keta.locator('summary').click();
  await expect(page.locator('#visa-keta')).toBeVisible();
  await expect(page).toHaveURL(/#visa-keta$/);
  await cost.locator('summary').press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('#cost-living')).toBeVisible();
  await expect(page).toHaveURL(/#cost-living$/);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/faq/);
  await expect(page.locator('#cost-living')).toContainText('₩1,000,000');
  await page.goBack();
  await expect(page).toHaveURL(/\/preguntas-frecuentes/);
  await page.locator('details[open] summary').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/preguntas-frecuentes$/);
});

test('the topic stands in the URL and leaves its questions', async ({ page }) => {
  await open(page, path);
  const topic = (name: string) => page.getByRole('button', { name, exact: true });
  const questions = page.locator('details[name="faq"]').filter({ visible: true });
  await expect(questions).toHaveCount(faq.length);
  await topic('Estudios').click();
  await expect(page).toHaveURL(/\?category=study$/);
  await expect(questions).toHaveCount(faq.filter(({ category }) => category === 'study').length);
  await expect(fold(page, 'part-time-work')).toBeVisible();
  await page.reload();
  await expect(topic('Estudios')).toHaveAttribute('aria-pressed', 'true');
  await open(page, `${path}?category=nada#no-such-answer`);
  await expect(topic('Todas')).toHaveAttribute('aria-pressed', 'true');
  await expect(questions).toHaveCount(faq.length);
  await page
    .getByRole('region', { name: '¿Te queda alguna duda?' })
    .getByRole('link', { name: 'Contactar' })
    .click();
  await expect(page).toHaveURL(/\/contacto$/);
});

test('an anchor opens its question, also after the page has loaded', async ({ page }) => {
  await open(page, `${path}#visa-keta`);
  await expect(page.locator('#visa-keta')).toBeVisible();
  await page.evaluate(() => location.assign('#travel-seasons'));
  await expect(page.locator('#travel-seasons')).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open one at a time and close, and an anchor opens its own', async ({ page }) => {
    await page.goto(`${path}#best-areas`);
    await expect(page.locator('#best-areas')).toBeVisible();
    await fold(page, 'visa-study').locator('summary').click();
    await expect(page.locator('#visa-study')).toBeVisible();
    await expect(page.locator('#best-areas')).toBeHidden();
    await fold(page, 'visa-study').locator('summary').click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});

const housing = {
  es: ['150.000-350.000', '250.000-400.000', '450.000-600.000', '400.000-600.000'],
  en: ['₩150,000–350,000', '₩250,000–400,000', '₩450,000–600,000', '₩400,000–600,000'],
} as const;

const figures = {
  es: [
    ['al menos 72 horas antes', 'unos 10.000 ₩', 'cerca del 3 %', 'hasta 90 días'],
    ['3 años o hasta que caduque el pasaporte'],
    ['Venezuela, Bolivia y Paraguay necesitan visado'],
    ['de más de 90 días', 'unos 6 meses, prorrogable hasta 2 años'],
    ['como mucho 10 horas a la semana, o 20 con TOPIK 2'],
    ['a partir de 6 meses de curso', '20 horas a la semana, o 25 con TOPIK 3'],
    [
      'Trabajo en vacaciones con el D-4',
      'a jornada completa',
      '1.000.000-1.500.000 ₩',
      'unos 60.000 ₩',
    ],
    ['10 semanas, con 3 a 4 horas de clase al día', '500.000-800.000 ₩'],
  ],
  en: [
    ['at least 72 hours ahead', 'about ₩10,000', 'about 3%', 'up to 90 days'],
    ['3 years or until the passport expires'],
    ['Venezuela, Bolivia and Paraguay need a visa'],
    ['of more than 90 days', 'about 6 months, extendable to 2 years'],
    ['at most 10 hours a week, or 20 with TOPIK 2'],
    ['after 6 months of study', '20 hours a week, or 25 with TOPIK 3'],
    ['Work in the holidays on a D-4', 'full time', '₩1,000,000–1,500,000', 'about ₩60,000'],
    ['10 weeks, with 3 to 4 hours of class a day', '₩500,000–800,000'],
  ],
} as const;

for (const locale of ['es', 'en'] as const) {
  test(`the document says every figure of the questions in ${locale}`, async ({ server }) => {
    const text = await textOf(server.url + pathTo('faq', locale));
    for (const figure of [...figures[locale].flat(), ...housing[locale]])
      // Emphasis leaves a space where its mark stood.
      expect.soft(text.replace(/ ([.,])/g, '$1')).toContain(figure);
    for (const { question } of faq) expect.soft(text).toContain(question[locale]);
  });
}

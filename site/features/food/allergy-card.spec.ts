import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pathTo } from '#content/pages.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';

const sectionOf = (page: Page) =>
  page.getByRole('region', { name: /^(Tu tarjeta en coreano|Your card in Korean)$/ });
const cardOf = (page: Page) =>
  sectionOf(page).getByRole('group', { name: /^(Tarjeta para enseñar|Card to show)$/ });
const reason = (page: Page, ingredient: string, name: string) =>
  sectionOf(page)
    .getByRole('group', { name: ingredient })
    .getByRole('radio', { name, exact: true });
const diet = (page: Page, name: string) => sectionOf(page).getByRole('button', { name });

const question = (page: Page) =>
  sectionOf(page).getByRole('group', { name: /^¿La guardamos en este dispositivo\?/ });

const peanutAllergy = '저는 다음 재료에 알레르기가 있습니다.';
const noMeat = '저는 채식을 합니다. 고기, 생선, 해산물을 모두 먹지 않습니다.';

const orders = {
  'an allergy, then a diet': ['peanut', 'diet'],
  'a diet, then an allergy': ['diet', 'peanut'],
} as const;

for (const [name, presses] of Object.entries(orders)) {
  test(`${name}: the card says both, each for what it is`, async ({ page }) => {
    await open(page, pathTo('gastronomy', 'es'));
    for (const press of presses) {
      if (press === 'peanut') await reason(page, 'Cacahuete (maní)', 'Alergia').check();
      else await diet(page, 'Vegetariana sin pescado').click();
    }
    await expect(reason(page, 'Cacahuete (maní)', 'Alergia')).toBeChecked();
    await expect(reason(page, 'Cerdo', 'No lo como')).toBeChecked();
    const text = (await cardOf(page).innerText()).replaceAll('\u00A0', ' ');
    const [allergies = '', preferences = ''] = text.split(noMeat);
    expect(allergies).toContain(peanutAllergy);
    expect(allergies).toContain('땅콩, 땅콩버터, 땅콩기름, 땅콩 소스');
    const [korean = ''] = preferences.split('Lo que dice');
    expect(korean).toContain('멸치 육수');
    expect(korean).not.toContain('땅콩');
    await expect(cardOf(page)).toContainText('maní (cacahuete), crema de maní, aceite de maní');

    // The diet goes, and the allergy stays.
    await diet(page, 'Vegetariana sin pescado').click();
    await expect(cardOf(page)).not.toContainText(noMeat);
    await expect(cardOf(page)).toContainText('땅콩버터');
    await expect(reason(page, 'Cacahuete (maní)', 'Alergia')).toBeChecked();
    await expect(reason(page, 'Cerdo', 'Lo como')).toBeChecked();
  });
}

test('the card shows, copies and becomes a picture without a connection', async ({
  page,
  context,
  allowed,
}) => {
  // Pictures further down are not there yet.
  allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, pathTo('gastronomy', 'en'));
  const section = sectionOf(page);
  await expect(cardOf(page)).toContainText('제가 가리키는 재료가 들어간 음식은 먹을 수 없습니다.');
  await expect(section).toContainText('The Korean has not been checked yet');
  await expect(section.getByRole('button', { name: 'Open full screen' })).toBeHidden();

  await context.setOffline(true);
  await reason(page, 'Gluten', 'Allergy').check();
  await section.getByLabel('It may endanger my life').check();
  await expect(cardOf(page)).toContainText('간장');
  await expect(cardOf(page)).toContainText('soy sauce');
  await expect(cardOf(page)).toContainText('119에 전화해 주세요');
  await section.getByRole('button', { name: 'Copy the text' }).click();
  await expect(section.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${peanutAllergy}\n글루텐\n밀, 밀가루, 보리, 호밀, 귀리, 간장`);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('allergy-card-korean.png');
  const png = await readFile(await download.path());
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  // Its width in pixels, and more lines than a screen of them.
  expect(png.readUInt32BE(16)).toBe(1170);
  expect(png.readUInt32BE(20)).toBeGreaterThan(2000);

  await section.getByRole('button', { name: 'Open full screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your card in Korean' });
  await expect(dialog).toContainText('집게, 가위를 그대로 써서 만든 음식도 먹을 수 없습니다.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the open card is white in the dark, on a phone too, and has no faults', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathTo('gastronomy', 'es'));
  await reason(page, 'Soja', 'Alergia').check();
  // One thing floats at a time: first the question.
  const show = sectionOf(page).getByRole('button', { name: 'Ver mi tarjeta' });
  await expect(show).toBeHidden();
  await question(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(show).toBeFocused();
  await show.click();
  const dialog = page.getByRole('dialog', { name: 'Tu tarjeta en coreano' });
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 253, 248)');
  const box = await dialog.boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expectNoViolations(page, 'with the card open', { within: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  await expectNoViolations(page, 'with a card made');
});

const keep = async (page: Page) => {
  await question(page).getByRole('button', { name: 'Sí, guardarla' }).click();
  await expect(sectionOf(page)).toContainText('Guardada en este dispositivo.');
};

test('the first mark asks whether to keep the card, once, and both answers stay', async ({
  page,
}) => {
  const path = pathTo('gastronomy', 'es');
  const kept = () => page.evaluate(() => localStorage.getItem('allergy-card'));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await expect(sectionOf(page)).toContainText('Marca antes lo que no puedes comer');
  await expect(question(page)).toHaveCount(0);
  await reason(page, 'Leche', 'Alergia').check();
  // In view where the mark was made.
  await expect(question(page).getByRole('button', { name: 'Sí, guardarla' })).toBeInViewport();
  expect(await kept()).toBeNull();
  await question(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(question(page)).toHaveCount(0);
  await open(page, path);
  await expect(reason(page, 'Leche', 'Alergia')).not.toBeChecked();
  await reason(page, 'Leche', 'Alergia').check();
  await expect(cardOf(page)).toContainText('유제품');
  await expect(question(page)).toHaveCount(0);

  await sectionOf(page).getByRole('button', { name: 'Guardarla en este dispositivo' }).click();
  await diet(page, 'Halal').click();
  await open(page, path);
  await expect(reason(page, 'Leche', 'Alergia')).toBeChecked();
  await expect(diet(page, 'Halal')).toHaveAttribute('aria-pressed', 'true');
  // A link that somebody shares does not write on a card that is kept.
  await open(page, `${path}?without=egg`);
  await expect(reason(page, 'Huevo', 'Alergia')).not.toBeChecked();
  await expect(page.getByText('Lleva huevo').first()).toBeVisible();

  await sectionOf(page).getByRole('button', { name: 'Borrar la tarjeta guardada' }).click();
  expect(await kept()).toBeNull();
  await expect(sectionOf(page)).toContainText('ya no está guardada');
  await open(page, path);
  await expect(reason(page, 'Leche', 'Alergia')).not.toBeChecked();
});

for (const viewport of [phone, desktop])
  test(`a link with ingredients leads to the card with them, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, pathTo('phrases-allergy', 'es'));
    const start = page.locator('allergy-start');
    for (const name of ['Leche', 'Sésamo']) await start.getByText(name).click();
    await start.getByRole('link').click();
    await page.waitForURL(/#allergy-card$/);
    const address = page.url();
    const place = () => cardOf(page).evaluate((card) => card.getBoundingClientRect().top);
    const arrives = async () => {
      await expect(cardOf(page)).toContainText('우유');
      await expect(cardOf(page)).toContainText('참깨');
      await expect.poll(place).toBeGreaterThan(0);
      await expect.poll(place).toBeLessThan(viewport.height / 3);
    };
    await arrives();
    // By its address alone too.
    await page.goto('about:blank');
    await page.goto(address);
    await arrives();
    // Nothing lies over its first lines.
    const over = await cardOf(page).evaluate((card) => {
      const { left, top, width } = card.getBoundingClientRect();
      return [20, 120, 220].filter(
        (down) => !card.contains(document.elementFromPoint(left + width / 2, top + down)),
      );
    });
    expect(over).toEqual([]);
    await page.mouse.wheel(0, -600);
    await expect.poll(place).toBeGreaterThan(viewport.height / 3);
  });

test('a kept card is the same in two tabs', async ({ page, context }) => {
  const path = pathTo('gastronomy', 'es');
  await open(page, path);
  await reason(page, 'Leche', 'Alergia').check();
  await keep(page);
  const other = await context.newPage();
  await open(other, path);
  await expect(reason(other, 'Leche', 'Alergia')).toBeChecked();
  await reason(other, 'Huevo', 'Alergia').check();
  await expect(reason(page, 'Huevo', 'Alergia')).toBeChecked();
  await page.reload();
  for (const name of ['Leche', 'Huevo']) await expect(reason(page, name, 'Alergia')).toBeChecked();

  await sectionOf(page).getByRole('button', { name: 'Borrar la tarjeta guardada' }).click();
  await expect(
    sectionOf(other).getByRole('button', { name: 'Guardarla en este dispositivo' }),
  ).toBeVisible();
  await expect(reason(other, 'Leche', 'Alergia')).toBeChecked();
});

test('where storage is blocked the card works, and does not claim to be kept', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await open(page, pathTo('gastronomy', 'es'));
  await reason(page, 'Leche', 'Alergia').check();
  await question(page).getByRole('button', { name: 'Sí, guardarla' }).click();
  await expect(sectionOf(page)).toContainText('Tu navegador no permite guardarla');
  await expect(sectionOf(page)).not.toContainText('Guardada en este dispositivo.');
  await expect(cardOf(page)).toContainText('유제품');
});

test('a kept card that is not understood says so', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('allergy-card', '{"own":{"nuts":"allergy"}}'),
  );
  await open(page, pathTo('gastronomy', 'en'));
  await expect(sectionOf(page)).toContainText('Check it before you show it');
});

test('the card prints alone, Korean and translation', async ({ page }) => {
  await open(page, pathTo('gastronomy', 'es'));
  await reason(page, 'Huevo', 'Alergia').check();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await sectionOf(page).getByRole('button', { name: 'Imprimir' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(cardOf(page).getByText('계란(달걀)', { exact: true })).toBeVisible();
  await expect(cardOf(page).getByText('Tengo alergia a estos ingredientes:')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(sectionOf(page).getByRole('radio').first()).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sentence about an allergy stands before the list to point at', async ({ page }) => {
    await page.goto(pathTo('gastronomy', 'es'));
    const section = page.locator('#allergy-card');
    const sentence = section.getByText('저는 음식 알레르기가 있습니다.');
    const item = section.getByRole('listitem').filter({ hasText: 'Cacahuete (maní)' });
    await expect(sentence).toBeVisible();
    await expect(item).toContainText('땅콩');
    const [first, second] = [await sentence.boundingBox(), await item.boundingBox()];
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  });
});

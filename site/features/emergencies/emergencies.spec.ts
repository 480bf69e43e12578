import type { Page } from '@playwright/test';
import { text } from '#content/text/emergencies.ts';
import { text as embassiesText } from '#content/text/embassies.ts';
import { emergencyProblems } from '#content/data/emergency-problems.ts';
import { nameCard } from '#content/text/show-card.ts';
import { phraseView } from '#site/features/phrases/read-phrase.ts';
import { embassies } from '#content/data/embassies.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { register } from '#content/register/register.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { phone } from '../../../tests/site.ts';

const emergenciesText = localize(text, 'es');
const path = pathTo('emergencies', 'es');
const region = (page: Page, name: string) => page.getByRole('region', { name });
const argentina = embassies.find(({ id }) => id === 'AR');
const duty = argentina?.inSeoul.duty?.number ?? '';
const address = '서울특별시 중구 명동길 14';

/** Brings a part into view, where its script loads, and waits until it answers. */
async function ready(page: Page, element: string): Promise<void> {
  await page.locator(element).scrollIntoViewIfNeeded();
  await page.waitForFunction((name) => customElements.get(name) !== undefined, element);
}

test('the numbers come first and are dialled, and each problem names its own @main', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, path);
  const first = page.getByRole('main').locator('a[href^="tel:"]');
  await expect(first.nth(0)).toHaveAttribute('href', 'tel:119');
  await expect(first.nth(1)).toHaveAttribute('href', 'tel:112');
  await expect(first.nth(0)).toBeInViewport();
  await expect(first.nth(1)).toBeInViewport();

  await page.getByRole('heading', { name: 'Pasaporte perdido' }).click();
  await expect(page).toHaveURL(/#passport-lost$/);
  const passport = page.locator('#passport-lost');
  await expect(passport.getByRole('link', { name: 'Llamar al 1330' })).toBeVisible();
  await expect(passport.getByText('여권을 잃어버렸어요')).toBeVisible();
  // One is open at a time.
  await expect(page.locator('#ill')).toBeHidden();
  // A link of earlier editions, and the stolen one, which is another report.
  await page.goto(`${path}#passport`);
  await expect(passport.getByRole('link', { name: 'Llamar al 1330' })).toBeInViewport();
  await page.goto(`${path}#passport-stolen`);
  const stolen = page.locator('#passport-stolen');
  await expect(stolen.getByText('여권을 도난당했어요')).toBeVisible();
  await expect(stolen).toContainText('Llama en cuanto abra');
  await expect(stolen).toContainText('(laborables de 9:00 a 22:00');
  await page.goto(`${path}#mind`);
  await expect(page.locator('#mind').getByRole('link', { name: 'Llamar al 109' })).toBeVisible();
  // What comes before any call stands in the place of a number.
  await page.getByRole('heading', { name: 'Alarma en el teléfono' }).click();
  const alarm = page.getByRole('group').filter({ has: page.locator('#alarm') });
  await expect(alarm.locator('summary')).toContainText('Ponte a cubierto');
  await page.goto(`${path}#lost`);
  await expect(page.locator('#lost')).toContainText('지하철');
});

test('on a phone the numbers and the call for help stay under the thumb', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, path);
  await page.locator('#hospitals').scrollIntoViewIfNeeded();
  const bar = page.getByRole('navigation', { name: emergenciesText.first.bar });
  for (const number of ['119', '112'])
    await expect(bar.getByRole('link', { name: `Llamar al ${number}` })).toBeInViewport();
  await bar.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Ayúdeme, por favor' });
  await expect(dialog.getByText('도와주세요')).toBeInViewport();
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 253, 248)');
  await dialog.getByRole('button', { name: emergenciesText.phrases.card.close }).click();
  await expect(dialog).toBeHidden();
});

test('the embassy is chosen once and kept on the device', async ({ page }) => {
  await open(page, path);
  await ready(page, 'embassy-choice');
  const embassy = region(page, emergenciesText.embassy.heading);
  const choice = embassy.getByLabel(emergenciesText.embassy.choose);
  await choice.selectOption({ label: 'Argentina' });
  const number = embassy.getByRole('link', { name: `Llamar al ${duty}` });
  await expect(number).toHaveAttribute('href', `tel:${duty.replaceAll(/[ -]/g, '')}`);

  await page.reload();
  await ready(page, 'embassy-choice');
  await expect(choice).toHaveValue('AR');
  await expect(number).toBeVisible();
  await embassy.getByRole('button', { name: emergenciesText.embassy.forget }).click();
  await expect(number).toBeHidden();
  await page.reload();
  await ready(page, 'embassy-choice');
  await expect(choice).toHaveValue('');
});

test('the passport that the tools keep chooses the embassy', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('trip', JSON.stringify({ version: 1, answers: { passport: 'AR' } })),
  );
  await open(page, path);
  await ready(page, 'embassy-choice');
  const embassy = region(page, emergenciesText.embassy.heading);
  await expect(embassy.getByRole('link', { name: `Llamar al ${duty}` })).toBeVisible();
});

test('any address that is pasted goes on the card for the driver, and the hotel stays', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, path);
  await ready(page, 'taxi-card');
  const taxi = region(page, emergenciesText.taxi.heading);
  const field = taxi.getByLabel(emergenciesText.taxi.address);
  const show = taxi.getByRole('button', { name: emergenciesText.taxi.show });
  const dialog = page.getByRole('dialog', { name: emergenciesText.taxi.title });

  await show.click();
  await expect(taxi.getByText(emergenciesText.taxi.empty)).toBeVisible();
  await field.fill('14 Myeongdong-gil, Jung-gu');
  await expect(taxi.getByText(emergenciesText.taxi.latin)).toBeVisible();
  await field.fill(`  ${address}\n\n`);
  await expect(taxi.getByText(emergenciesText.taxi.latin)).toBeHidden();
  await show.click();
  await expect(dialog.getByText(address)).toBeInViewport();
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 253, 248)');
  expect((await dialog.boundingBox())?.width).toBe(phone.width);
  await dialog.getByRole('button', { name: emergenciesText.taxi.card.close }).click();

  await taxi.getByLabel(emergenciesText.taxi.keep).check();
  await expect(taxi.getByText(emergenciesText.taxi.kept)).toBeVisible();
  await page.reload();
  await ready(page, 'taxi-card');
  await taxi.getByRole('button', { name: emergenciesText.taxi.hotel }).click();
  await expect(dialog.getByText(address)).toBeInViewport();
  await dialog.getByRole('button', { name: emergenciesText.taxi.card.close }).click();
  await taxi.getByLabel(emergenciesText.taxi.keep).uncheck();
  await page.reload();
  await ready(page, 'taxi-card');
  await expect(field).toHaveValue('');
});

test('the card for the wallet is as large as a bank card, and filled in on the device', async ({
  page,
}) => {
  await open(page, path);
  await ready(page, 'wallet-card');
  const wallet = region(page, emergenciesText.wallet.heading);
  await wallet.getByLabel(emergenciesText.wallet.fields.name.label).fill('Lucía Ferrer');
  await wallet.getByLabel(emergenciesText.wallet.keep).check();
  await page.reload();
  await ready(page, 'wallet-card');
  await expect(wallet.locator('dd').first()).toHaveText('Lucía Ferrer');

  await page.evaluate(() => {
    document.documentElement.dataset['print'] = 'wallet-card';
  });
  await page.emulateMedia({ media: 'print' });
  const millimetre = 96 / 25.4;
  for (const side of ['front', 'back']) {
    const box = await page.locator(`[data-side="${side}"]`).boundingBox();
    expect((box?.width ?? 0) / millimetre).toBeCloseTo(85.6, 0);
    expect((box?.height ?? 0) / millimetre).toBeCloseTo(54, 0);
  }
  await expect(page.locator('#problems')).toBeHidden();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('the nearest station is found on the device', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  // City Hall, Seoul.
  await context.setGeolocation({ latitude: 37.5657, longitude: 126.977 });
  await open(page, path);
  await ready(page, 'nearest-station');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const station = region(page, emergenciesText.station.heading);
  await station.getByRole('button', { name: emergenciesText.station.find }).click();
  await expect(station.getByRole('status')).toContainText('시청역');
  await expect(station.getByRole('status')).toContainText('City Hall');
  await station.getByRole('button', { name: /시청역, City Hall/ }).click();
  await expect(page.getByRole('dialog')).toContainText('까지 어떻게 가요');
  await page.keyboard.press('Escape');
  expect(sent.filter((request) => /37\.5|126\.9/.test(request))).toEqual([]);
});

test('what to say is named by its phrases, as their own page has them, and the passport names the embassy', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('trip', JSON.stringify({ version: 1, answers: { passport: 'MX' } })),
  );
  await open(page, `${path}#assault`);
  const followed = emergencyProblems.find(({ id }) => id === 'assault');
  const said: { id: string; href: string; texts: readonly string[] }[] = [];
  for (const id of followed?.phrases ?? []) {
    const { hangul, reading, meaning, href } = phraseView(id, 'es');
    const line = page.locator('#assault li').filter({ hasText: hangul });
    await expect(line).toContainText(meaning);
    await expect(line).toContainText(reading);
    await line.getByRole('button').click();
    const card = page.getByRole('dialog');
    await expect(card.locator('[lang=ko] > [data-line]')).toHaveText(hangul);
    await expect(card.getByRole('link', { name: emergenciesText.phrases.phrase })).toHaveAttribute(
      'href',
      href,
    );
    await page.keyboard.press('Escape');
    said.push({ id, href, texts: [hangul, reading, meaning] });
  }
  expect(said.length).toBeGreaterThan(2);

  await ready(page, 'embassy-choice');
  const embassy = region(page, emergenciesText.embassy.heading);
  const chosen = embassy.locator('#chosen-embassy');
  await expect(chosen).toContainText('멕시코 대사관에 연락하고 싶어요.');
  await expect(chosen).toContainText('Quiero hablar con la embajada de mi país, México.');
  await chosen.getByRole('button', { name: /멕시코/ }).click();
  const card = page.getByRole('dialog');
  await expect(card.locator('[lang=ko] > [data-line]')).toHaveText([
    '멕시코',
    / 대사관에 연락하고 싶어요/,
  ]);
  await expect(card).toContainText('Quiero hablar con la embajada de mi país, México.');
  const link = card.getByRole('link', { name: nameCard.phrase.es });
  await expect(link).toHaveAttribute('href', phraseView('embassyOf', 'es').href);

  for (const { id, href, texts } of said) {
    await page.goto(href);
    for (const each of texts) await expect(page.locator(`#${id}`)).toContainText(each);
  }
});

test('a country is opened among the embassies, or named by the address, and stays first', async ({
  page,
}) => {
  const embassiesPath = pathTo('embassies', 'es');
  const first = page.locator('embassy-quilt li').first();
  const call = (number: string) => first.getByRole('link', { name: `Llamar al ${number}` });
  await open(page, `${embassiesPath}?country=HN`);
  await ready(page, 'embassy-quilt');
  await expect(first.locator('#HN')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'México' }).click();
  await expect(page.locator('#MX')).toContainText('Embajada de Corea en Ciudad de México');
  await expect(page.locator('#HN')).toBeHidden();
  await page.goto(embassiesPath);
  await ready(page, 'embassy-quilt');
  await expect(call('010-9490-1694')).toBeVisible();
  await page.getByRole('button', { name: embassiesText.list.forget.es }).click();
  await expect(page.getByText(embassiesText.list.forgotten.es)).toBeVisible();
  await page.goto(`${embassiesPath}#AR`);
  await expect(page.locator('#AR').getByRole('link', { name: `Llamar al ${duty}` })).toBeVisible();
  await page.reload();
  await expect(first).toContainText('España');
});

test('every embassy stands on its page before a country is chosen', async ({ page }) => {
  await open(page, pathTo('embassies', 'es'));
  const countries = page.locator('details[name="embassies"] summary b');
  await expect(countries.filter({ visible: true })).toHaveCount(embassies.length);
  await expect(countries.first()).toHaveText(/España/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers, problems, embassies and the empty cards are there', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Llamar al 119' }).first()).toBeVisible();
    await page.getByRole('heading', { name: 'Robo' }).click();
    await expect(page.locator('#theft').getByText('가방을 도난당했어요')).toBeVisible();
    await page.getByText(emergenciesText.embassy.all, { exact: true }).click();
    const embassy = region(page, emergenciesText.embassy.heading);
    await embassy.locator('summary').getByText('Argentina', { exact: true }).click();
    await expect(embassy.getByRole('link', { name: `Llamar al ${duty}` })).toBeVisible();
    await expect(page.locator('taxi-card textarea')).toBeHidden();
    await expect(page.getByText('이 주소로 가 주세요.').first()).toBeVisible();
    await expect(page.locator('[data-side="front"]')).toBeVisible();
    await expect(page.getByText(register['phone-bbb'].current.value).first()).toBeVisible();
  });
});

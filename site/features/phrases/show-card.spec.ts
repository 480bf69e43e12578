import type { Page } from '@playwright/test';
import { pathTo } from '#content/pages.ts';
import { showCard } from '#content/text/show-card.ts';
import { phraseTools } from '#content/text/phrase-tools.ts';
import { text as cardText } from '#content/text/phrase-card.ts';
import { text as favouritesText } from '#content/text/phrase-favourites.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

const show = phraseTools.show.es;
const row = (page: Page, id: string) => page.locator(`#${id}`);
const showRow = (page: Page, id: string) =>
  row(page, id).getByRole('button', { name: new RegExp(`^${show}`) });
const dialog = (page: Page) => page.getByRole('dialog');

test('without a connection somebody answers with one press at 320 px @main', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, pathTo('phrases-allergy', 'es'));
  await context.setOffline(true);
  await showRow(page, 'containsItem').click();
  await expect(dialog(page)).toHaveCSS('background-color', 'rgb(255, 253, 248)');
  await expectNoViolations(page, 'card with answers', { within: 'dialog[open]' });
  expect(await dialog(page).evaluate((card) => card.scrollWidth <= card.clientWidth)).toBe(true);
  await dialog(page).getByRole('button', { name: '안 들어가요' }).click();
  const answer = dialog(page).locator('[aria-live]');
  await expect(answer).toContainText('안 들어가요');
  await expect(answer).toContainText('No lo lleva');
  await expect(answer).toBeInViewport();
  const again = dialog(page).getByRole('button', { name: showCard.own.again.es });
  await expect(again).toBeFocused();
  await again.click();
  await expect(dialog(page).getByRole('button', { name: '안 들어가요' })).toBeVisible();
  await expect(answer).toBeEmpty();

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(showRow(page, 'containsItem')).toBeFocused();
});

test('a price is typed on the card, and stands in the visitor’s currency too', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'currency',
      JSON.stringify({ currency: 'EUR', rate: 0.68, date: '2026-11-01' }),
    ),
  );
  await open(page, pathTo('phrases-shopping', 'es'));
  await showRow(page, 'thisHowMuch').click();
  for (const digit of ['1', '2', '5', '0', '0', '0'])
    await dialog(page).getByRole('button', { name: digit, exact: true }).click();
  await page.keyboard.press('Backspace');
  await dialog(page)
    .getByRole('button', { name: new RegExp(showCard.korean.done) })
    .click();
  const answer = dialog(page).locator('[aria-live]');
  await expect(answer).toContainText('12,500원');
  await expect(answer).toContainText('12.500 wones');
  await expect(answer).toContainText('≈');
});

test('a phrase that is kept stands among the favourites, in the visitor’s order', async ({
  page,
}) => {
  await open(page, pathTo('phrases-taxi', 'es'));
  for (const id of ['taxiTo', 'taxiStop']) {
    const star = row(page, id).getByRole('button', { name: new RegExp(`^${phraseTools.keep.es}`) });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, id).getByRole('status')).toHaveText(phraseTools.kept.es);
  }
  const stop = await row(page, 'taxiStop').getByRole('heading').innerText();
  await open(page, pathTo('phrase-favourites', 'es'));
  const kept = page.locator('[data-phrase-cards] > li');
  await expect(kept).toHaveCount(2);
  await kept
    .nth(1)
    .getByRole('button', { name: new RegExp(`^${favouritesText.tool.up.es}`) })
    .click();
  await expect(kept.first().getByRole('heading')).toHaveText(stop);
  await page.reload();
  await expect(kept.first().getByRole('heading')).toHaveText(stop);
  await page.getByRole('button', { name: favouritesText.tool.forget.es }).click();
  await expect(page.getByText(favouritesText.tool.empty.es)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('phrases'))).toBeNull();
});

test('a card of one’s own follows the place, and its link holds it', async ({ page, browser }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(decodeURIComponent(request.url())));
  await open(page, pathTo('phrase-card', 'es'));
  const place = page.getByLabel('Lugar');
  await place.fill('Palacio Gyeongbokgung');
  const paper = page.locator('[data-phrase-cards]');
  await expect(paper).toContainText('경복궁으로 가 주세요.');
  await expect(paper).toContainText('guiŏng-bok-kung-ŭ-ro');
  await page.getByLabel(cardText.tool.add.es).selectOption('arriveBy');
  await page.getByRole('button', { name: cardText.tool.add.es }).click();
  await page.getByLabel('Hora').fill('14:00');
  await expect(paper).toContainText('오후 2시까지');
  await place.fill('서울');
  await expect(paper).toContainText('서울로 가 주세요.');
  expect(sent.filter((url) => /경복궁|서울|14:00/.test(url))).toEqual([]);

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(page.url());
  const copy = second.locator('[data-phrase-cards]');
  await expect(copy).toContainText('서울로 가 주세요.');
  await expect(copy).toContainText('오후 2시까지');
  await other.close();
});

test.describe('the voice', () => {
  const listen = phraseTools.card.listen.es;

  test('where there is none there is no button, and a line says why', async ({ page }) => {
    await page.addInitScript(() => {
      speechSynthesis.getVoices = () => [];
    });
    await open(page, pathTo('phrases-taxi', 'es'));
    await expect(page.getByText(phraseTools.noVoice.es)).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(listen) })).toHaveCount(0);
  });

  test('one that never starts loses its button, and says how to get it', async ({ page }) => {
    await page.addInitScript(() => {
      const voice = { lang: 'ko-KR', localService: true, name: 'Yuna', default: false };
      speechSynthesis.getVoices = () => [voice as SpeechSynthesisVoice];
      Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set() {} });
      speechSynthesis.speak = ({ lang, text }) => {
        document.documentElement.dataset['spoken'] = `${lang} ${text}`;
      };
    });
    await open(page, pathTo('phrases-taxi', 'es'));
    const button = row(page, 'taxiTo').getByRole('button', { name: new RegExp(listen) });
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-spoken', 'ko-KR 명동으로 가 주세요.');
    await expect(button).toBeHidden({ timeout: 5000 });
    await expect(page.getByText(showCard.voiceFailed.es).first()).toBeVisible();
    await showRow(page, 'taxiTo').click();
    await expect(dialog(page)).toContainText('명동으로 가 주세요.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a phrase opens as a text, and one’s own card leads to all phrases', async ({ page }) => {
    await page.goto(pathTo('phrases-taxi', 'es'));
    await showRow(page, 'taxiTo').click();
    await expect(dialog(page)).toContainText('명동으로 가 주세요.');
    await page.goto(pathTo('phrase-card', 'es'));
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Frases en coreano' }).last(),
    ).toHaveAttribute('href', pathTo('phrases', 'es'));
  });
});

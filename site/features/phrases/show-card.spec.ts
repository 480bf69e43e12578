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
  const kept = page.locator('.phrase-card');
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

test('an empty list of favourites offers three to begin with, kept with one press', async ({
  page,
}) => {
  await open(page, pathTo('phrase-favourites', 'es'));
  const { suggested, keepSuggested, keptSuggested, order } = favouritesText.tool;
  // Nothing to put in order yet.
  await expect(page.getByText(/en el orden/)).toHaveCount(0);
  await page.getByRole('button', { name: keepSuggested.es }).click();
  await expect(page.getByText(keptSuggested.es)).toBeVisible();
  await expect(page.locator('.phrase-card')).toHaveCount(suggested.length);
  await expect(page.getByText(order.es)).toBeVisible();
  await page.reload();
  await expect(page.locator('.phrase-card')).toHaveCount(suggested.length);
});

test('favourites open in another browser by a link, and take nothing away there', async ({
  page,
  browser,
}) => {
  const sent: string[] = [];
  await open(page, pathTo('phrases-taxi', 'es'));
  for (const id of ['taxiStop', 'taxiTo'])
    await row(page, id)
      .getByRole('button', { name: new RegExp(`^${phraseTools.keep.es}`) })
      .click();
  await open(page, pathTo('phrase-favourites', 'es'));
  const { link, received, add, added, mine } = favouritesText.tool;
  const share = page.locator(`share-link[share="${link.button.es}"]`);
  const address = (await share.getAttribute('to')) ?? '';
  expect(address).toBe('#c&p=taxiStop&c&p=taxiTo');

  const other = await browser.newContext();
  const second = await other.newPage();
  second.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const cards = second.locator('.phrase-card');
  await open(second, new URL(pathTo('phrases-taxi', 'es'), page.url()).href);
  await row(second, 'taxiCard')
    .getByRole('button', { name: new RegExp(`^${phraseTools.keep.es}`) })
    .click();
  const own = await second.evaluate(() => localStorage.getItem('phrases'));
  await open(second, new URL(pathTo('phrase-favourites', 'es') + address, page.url()).href);
  await expect(second.getByText(received.es)).toBeVisible();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('여기에서 세워 주세요.');
  expect(await second.evaluate(() => localStorage.getItem('phrases'))).toBe(own);
  await second.getByRole('button', { name: mine.es }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('카드 돼요?');

  await open(second, new URL(pathTo('phrase-favourites', 'es') + address, page.url()).href);
  await second.getByRole('button', { name: add.es }).click();
  await expect(second.getByText(added.es)).toBeVisible();
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('카드 돼요?');
  await second.reload();
  await expect(cards).toHaveCount(3);
  expect(sent.filter((request) => /taxiStop/.test(request))).toEqual([]);
  await other.close();
});

test('a phrase is shown, answered and kept by keyboard alone', async ({ page }) => {
  await open(page, pathTo('phrases-shopping', 'es'));
  await showRow(page, 'thisHowMuch').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type('8000');
  const done = dialog(page).getByRole('button', { name: new RegExp(showCard.korean.done) });
  for (
    let press = 0;
    press < 30 && !(await done.evaluate((each) => each === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator('[aria-live]')).toContainText('8,000원');
  await page.keyboard.press('Escape');
  await expect(showRow(page, 'thisHowMuch')).toBeFocused();
  const star = row(page, 'thisHowMuch').getByRole('button', {
    name: new RegExp(`^${phraseTools.keep.es}`),
  });
  for (
    let press = 0;
    press < 3 && !(await star.evaluate((each) => each === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await expect(star).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('where storage is refused the star says so, and the card is still shown', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    Object.defineProperty(Storage.prototype, 'setItem', { value: refuse });
  });
  await open(page, pathTo('phrases-taxi', 'es'));
  const star = row(page, 'taxiTo').getByRole('button', {
    name: new RegExp(`^${phraseTools.keep.es}`),
  });
  await star.click();
  await expect(row(page, 'taxiTo').getByRole('status')).toHaveText(phraseTools.refused.es);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await showRow(page, 'taxiTo').click();
  await expect(dialog(page)).toContainText('명동으로 가 주세요.');
});

test('the screen stays on while a card is shown, and a refusal changes nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const root = () => document.documentElement.dataset;
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          if (root()['refuse'] !== undefined) {
            root()['lock'] = 'refused';
            return Promise.reject(new DOMException('battery', 'NotAllowedError'));
          }
          root()['lock'] = 'on';
          return Promise.resolve({ release: () => ((root()['lock'] = 'off'), Promise.resolve()) });
        },
      },
    });
  });
  await open(page, pathTo('phrases-taxi', 'es'));
  const root = page.locator('html');
  await showRow(page, 'taxiTo').click();
  await expect(root).toHaveAttribute('data-lock', 'on');
  await page.keyboard.press('Escape');
  await expect(root).toHaveAttribute('data-lock', 'off');
  await root.evaluate((element) => element.setAttribute('data-refuse', ''));
  await showRow(page, 'taxiTo').click();
  await expect(root).toHaveAttribute('data-lock', 'refused');
  await expect(dialog(page)).toContainText('명동으로 가 주세요.');
  await page.keyboard.press('Escape');
  await expect(showRow(page, 'taxiTo')).toBeFocused();
});

test('a card holds at 320 px and with text at 200 %, dark on white', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, pathTo('phrases-shopping', 'es'));
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    await showRow(page, 'haveItem').click();
    const sheet = dialog(page).locator('> div');
    expect(await sheet.evaluate((each) => each.scrollWidth - each.clientWidth), size).toBe(0);
    const available = dialog(page).getByRole('button', { name: '있어요' }).first();
    await available.scrollIntoViewIfNeeded();
    await expect(available).toBeInViewport();
    await page.keyboard.press('Escape');
  }
  await showRow(page, 'haveItem').click();
  const contrast = await dialog(page)
    .locator('[lang=ko] > [data-line]')
    .first()
    .evaluate((line) => {
      const light = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
          const part = Number(value) / 255;
          return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const paper = line.closest('dialog') ?? line;
      const ink = light(getComputedStyle(line).color);
      return (light(getComputedStyle(paper).backgroundColor) + 0.05) / (ink + 0.05);
    });
  expect(contrast).toBeGreaterThanOrEqual(7);
});

test('a card of one’s own follows the place, and its link holds it', async ({ page, browser }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(decodeURIComponent(request.url())));
  await open(page, pathTo('phrase-card', 'es'));
  const place = page.getByLabel('Lugar');
  await place.fill('Palacio Gyeongbokgung');
  const paper = page.locator('.phrase-cards');
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
  const copy = second.locator('.phrase-cards');
  await expect(copy).toContainText('서울로 가 주세요.');
  await expect(copy).toContainText('오후 2시까지');
  await other.close();
});

/** A device with a Korean voice that speaks as soon as it is asked. */
function fakeVoice() {
  const voice = { lang: 'ko-KR', localService: true, name: 'Yuna', default: false };
  speechSynthesis.getVoices = () => [voice as SpeechSynthesisVoice];
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set() {} });
  speechSynthesis.speak = (utterance) => {
    const { lang, rate, text } = utterance;
    document.documentElement.dataset['spoken'] = `${lang} ${Math.round(rate * 10) / 10} ${text}`;
    utterance.dispatchEvent(new Event('start'));
  };
}

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

  test('one that is there says the phrase, and again slowly', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(fakeVoice);
    await open(page, pathTo('phrases-taxi', 'es'));
    const button = row(page, 'arriveBy').getByRole('button', { name: new RegExp(listen) });
    const html = page.locator('html');
    await button.click();
    // Hours are words, so that no voice reads the digits.
    await expect(html).toHaveAttribute('data-spoken', /^ko-KR 1 오후 두 시까지/);
    await button.click();
    await expect(html).toHaveAttribute('data-spoken', /^ko-KR 0\.7 오후 두 시까지/);
    // Longer than a voice that does not speak is waited for.
    await page.clock.runFor(3500);
    await expect(button).toBeVisible();
  });

  test('one that comes late has its button then', async ({ page }) => {
    await page.addInitScript(() => {
      speechSynthesis.getVoices = () =>
        document.documentElement.dataset['late'] === undefined
          ? []
          : [{ lang: 'ko_KR', localService: true } as SpeechSynthesisVoice];
    });
    await open(page, pathTo('phrases-taxi', 'es'));
    const button = row(page, 'taxiTo').getByRole('button', { name: new RegExp(listen) });
    await expect(page.getByText(phraseTools.noVoice.es)).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset['late'] = '';
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    });
    await expect(button).toBeVisible();
    await expect(page.getByText(phraseTools.noVoice.es)).toBeHidden();
  });

  test('one that refuses loses its button at once, and the page stays usable', async ({ page }) => {
    await page.addInitScript(fakeVoice);
    await page.addInitScript(() => {
      speechSynthesis.speak = (utterance) =>
        utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
    });
    await open(page, pathTo('phrases-taxi', 'es'));
    const button = row(page, 'taxiTo').getByRole('button', { name: new RegExp(listen) });
    await button.click();
    await expect(button).toBeHidden({ timeout: 1000 });
    await expect(page.getByText(showCard.voiceFailed.es).first()).toBeVisible();
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

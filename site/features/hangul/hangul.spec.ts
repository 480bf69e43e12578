import type { Locator, Page } from '@playwright/test';
import { letters } from '#content/hangul/letters.ts';
import { signs } from '#content/hangul/signs.ts';
import { steps } from '#content/hangul/steps.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/hangul.ts';
import { readingIn } from '#domain/korean/reading-in.ts';
import { fill } from '#domain/text/fill.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { journeyLocales } from '../../../tests/site.ts';

const { build, read, result, keep } = text.practice;
const path = pathTo('hangul', 'es');
/** Today in the tests, and the days after. */
const today = new Date('2026-11-26T10:00:00Z');
const tomorrow = new Date('2026-11-27T10:00:00Z');
const inThreeDays = new Date('2026-11-29T10:00:00Z');

const part = (page: Page, heading: Readonly<Record<Locale, string>>, locale: Locale = 'es') =>
  page.getByRole('region', { name: heading[locale] });

for (const locale of journeyLocales)
  test(`a block is built with arrows, and each change is said (${locale})`, async ({ page }) => {
    await open(page, pathTo('hangul', locale));
    const blocks = part(page, build.heading, locale);
    const said = blocks.getByRole('status');
    const challenge = readingIn(locale)('밥');
    await expect(blocks).toContainText(`(${challenge})`);
    const choose = async (group: string, presses: number) => {
      await blocks
        .getByRole('group', { name: group })
        .getByRole('radio', { checked: true })
        .focus();
      for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
    };
    await choose(build.initial[locale], 5);
    await expect(said).toContainText(readingIn(locale)('바'));
    await choose(build.vowel[locale], 0);
    await choose(build.final[locale], 6);
    await expect(said).toContainText(`${challenge} 밥`);
    await expect(blocks).toContainText(
      fill(build.done[locale], { block: '밥', reading: challenge }),
    );
  });

/** Answers the question in view by its digit. */
async function answer(page: Page, reads: Locator, right: boolean): Promise<string> {
  const options = reads.getByRole('radio');
  const key = (await reads.locator('form p[lang=ko]').textContent()) ?? '';
  const source = signs.find((sign) => sign.source.replaceAll(/[\^+]/g, '') === key)?.source ?? key;
  const expected = readingIn('es')(source);
  const readings = await options.evaluateAll((all) =>
    all.map((each) => each.closest('label')?.querySelector('span')?.textContent ?? ''),
  );
  const at = readings.findIndex((reading) => (reading === expected) === right);
  await expect(options.first()).toBeFocused();
  await page.keyboard.press(String(at + 1));
  return key;
}

async function start(page: Page, step: number, deck: Readonly<Record<Locale, string>>) {
  const reads = part(page, read.heading);
  // A label is larger than the radio button, which is not seen.
  await reads.locator(`#up-to-${step}`).click();
  await reads.getByText(deck.es, { exact: true }).click();
  await reads.getByRole('button', { name: read.start.es }).click();
  return reads;
}

test('by keyboard alone from the first step to the result @main', async ({ page }) => {
  await page.clock.setFixedTime(today);
  await open(page, path);
  const reads = part(page, read.heading);
  await reads.locator('#up-to-1 input').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const first = letters.filter(({ step }) => step === 1);
  for (const [index] of first.entries()) {
    await expect(reads.getByRole('group')).toContainText(
      fill(read.progress.es, { number: String(index + 1), all: String(first.length) }),
    );
    await answer(page, reads, true);
    await expect(reads.getByText('29 de noviembre')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(reads.getByRole('heading', { level: 4 }).first()).toBeFocused();
  await expect(reads).toContainText(
    fill(result.letters.es, { count: String(first.length), all: String(letters.length) }),
  );
  await expect(reads).toContainText(result.perfect.es);
});

test('a wrong answer says what was mixed up, and comes back tomorrow', async ({ page }) => {
  await page.clock.setFixedTime(today);
  await open(page, path);
  await page.getByLabel(keep.label.es).check();
  let reads = await start(page, 7, read.decks.stations);
  const missed = await answer(page, reads, false);
  await expect(reads).toContainText(read.yours.es);
  await expect(reads).toContainText(/Con .+ sería «.+»\. Vuelve a salir mañana\./);
  await page.keyboard.press('Enter');
  const known = await answer(page, reads, true);
  await page.keyboard.press('Enter');
  await reads.getByRole('button', { name: read.stop.es }).click();
  await expect(reads).toContainText(fill(result.round.es, { right: '1', all: '2' }));
  await expect(reads.getByRole('list')).toContainText(missed);

  // The progress survives a reload; what was missed is the first to be asked tomorrow, what was right only later.
  for (const [day, asked] of [
    [tomorrow, missed],
    [inThreeDays, known],
  ] as const) {
    await page.clock.setFixedTime(day);
    await open(page, path);
    await expect(page.getByLabel(keep.label.es)).toBeChecked();
    reads = await start(page, 7, read.decks.stations);
    expect(await answer(page, reads, true)).toBe(asked);
  }

  await page.reload();
  await open(page, path);
  await page.getByRole('button', { name: keep.forget.es }).click();
  await expect(page.getByText(keep.forgotten.es)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hangul'))).toBeNull();
});

test('the names of one’s own trip are read, and no deck is offered without one', async ({
  page,
}) => {
  await open(page, path);
  await expect(page.getByText(read.decks.trip.es, { exact: true })).toHaveCount(0);
  await page.evaluate(() => {
    const trip = {
      name: '',
      start: '',
      people: 1,
      meals: 'usual',
      days: [{ title: '', sleep: '', stops: [{ of: 'gyeongbokgung' }, { of: 'insadong' }] }],
      tray: [],
    };
    const record = { v: 1, rev: 1, stops: 2, trip, undo: [] };
    localStorage.setItem('my-trip', JSON.stringify(record));
  });
  await open(page, path);
  const reads = await start(page, 1, read.decks.trip);
  const names = [await answer(page, reads, true)];
  await page.keyboard.press('Enter');
  names.push(await answer(page, reads, true));
  expect(names.toSorted()).toEqual(['경복궁', '인사동']);
});

test('nothing is kept without consent', async ({ page }) => {
  await open(page, path);
  const reads = await start(page, 3, read.decks.words);
  await answer(page, reads, true);
  expect(await page.evaluate(() => localStorage.getItem('hangul'))).toBeNull();
});

test('where storage is refused it works, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    Object.defineProperty(Storage.prototype, 'setItem', { value: refuse });
  });
  await open(page, path);
  await page.getByLabel(keep.label.es).click();
  await expect(page.getByText(keep.refused.es)).toBeVisible();
  await expect(page.getByLabel(keep.label.es)).not.toBeChecked();
  const reads = await start(page, 3, read.decks.words);
  await answer(page, reads, true);
  await page.keyboard.press('Enter');
  await reads.getByRole('button', { name: read.stop.es }).click();
  await expect(reads).toContainText(fill(result.roundOne.es, { right: '1' }));
});

test('the link at the end of a step sets how far to practise', async ({ page }) => {
  await open(page, path);
  await page.locator('#step-1').getByRole('link', { name: text.steps.practise.es }).click();
  await expect(page.locator('#up-to-1')).toBeInViewport();
  await page.getByText(steps[2]?.title.es ?? '?').click();
  await page.locator('#step-3').getByRole('link', { name: text.steps.practise.es }).click();
  await expect(page.locator('#up-to-3 input')).toBeChecked();
});

test('the strokes are drawn on request alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, path);
  const letter = page.locator('#letters-1 path').first();
  const moving = () => letter.evaluate((each) => each.getAnimations().length);
  expect(await moving()).toBe(0);
  const draw = page.locator('#step-1').getByRole('button', { name: text.steps.draw.es });
  await draw.click();
  await expect.poll(moving).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(draw).toBeHidden();
});

test('on paper the sheet stands alone, on one page', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to PDF');
  await open(page, path);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: text.steps.heading.es })).toBeHidden();
  const drawn = page.locator('section[aria-labelledby=sheet] li svg').filter({ visible: true });
  await expect(drawn).toHaveCount(letters.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of journeyLocales)
    test(`each letter is drawn, read and explained, and each sign answered (${locale})`, async ({
      page,
    }) => {
      await page.goto(pathTo('hangul', locale));
      for (const { step, title } of steps) {
        if (step > 1) await page.getByRole('heading', { name: title[locale] }).click();
        const taught = page.locator(`#step-${step}`);
        for (const { letter, strokes } of letters.filter((each) => each.step === step))
          await expect(
            taught.getByRole('img', { name: new RegExp(`^${letter} .*${strokes.length}: `) }),
          ).toBeVisible();
      }
      const folded = page.locator('#step-7').getByText(text.steps.answers[locale]);
      await folded.click();
      await expect(page.locator('#step-7')).toContainText(readingIn(locale)('안국'));
      await expect(page.getByText(text.practice.noScript[locale])).toBeVisible();
      await expect(page.getByRole('button', { name: read.start[locale] })).toBeHidden();
    });
});

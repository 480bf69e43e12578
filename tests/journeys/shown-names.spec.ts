import type { Page } from '@playwright/test';
import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import { destinations } from '#content/data/destinations.ts';
import { dishes } from '#content/data/dishes.ts';
import { firstMonth } from '#content/data/first-month.ts';
import { hospitals } from '#content/data/hospitals.ts';
import { visitorAreas } from '#content/data/visitor-areas.ts';
import { type PageId, pathTo } from '#content/pages.ts';
import { ingredients } from '#content/allergy-card/ingredients.ts';
import { type NameKind, nameKinds } from '#content/phrases/name-kinds.ts';
import { phraseOf } from '#content/phrases/phrases.ts';
import { phrasePage } from '#content/text/phrase-situations.ts';
import { nameCard, showName } from '#content/text/show-card.ts';
import { fill, shown } from '#domain/korean/source.ts';
import { expect, open, test } from '../fixtures.ts';
import { phone } from '../site.ts';

/** A page, a Korean name on it and what it is the name of. */
const names: readonly (readonly [page: PageId, korean: string, kind: NameKind])[] = [
  ['seoul', attractions.seoul[0]?.hangul ?? '', 'place'],
  ['seoul', attractions.seoul[0]?.station?.hangul ?? '', 'station'],
  ['more-busan', furtherAttractions.busan[0]?.hangul ?? '', 'place'],
  ['other-destinations', destinations[0]?.hangul ?? '', 'place'],
  ['gastronomy', dishes[0]?.nameKorean ?? '', 'dish'],
  ['gastronomy', ingredients.milk.hangul, 'ingredient'],
  ['where-to-stay', visitorAreas[0]?.hangul ?? '', 'place'],
  ['where-to-stay', visitorAreas[0]?.stations[0] ?? '', 'station'],
  ['emergencies', hospitals[0]?.hangul ?? '', 'place'],
  ['arriving', '인천국제공항', 'place'],
  ['transport', '택시', 'spot'],
  ['health', '진단서', 'paper'],
  [
    'first-month',
    firstMonth.find(({ id }) => id === 'lease')?.documents?.[0]?.hangul ?? '',
    'paper',
  ],
];

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      fold.name = '';
      fold.open = true;
    }
  });

const showing = (page: Page, korean: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^.*: ${korean}, `) })
    .and(page.locator('[name=show-name]'))
    .first();

for (const [id, korean, kind] of names)
  test(`${korean} on ${id} is shown with one press, and leads to what is said with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, pathTo(id, 'es'));
    await unfold(page);
    const said = phraseOf(nameKinds[kind].phrase);
    const blank = said.blanks?.[0]?.id ?? '';
    const name = kind === 'station' && !korean.endsWith('역') ? `${korean}역` : korean;
    const button = showing(page, name);
    // Not below the header, which stays in view.
    await button.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await button.click();
    const card = page.getByRole('dialog');
    const sentence = shown(fill(said.source, { [blank]: name })).replace(/\.$/, '');
    const lines = (await card.locator('[lang=ko] > [data-line]').allTextContents()).map((line) =>
      line.trim(),
    );
    expect(lines[0]).toBe(name);
    expect([lines[1], lines.join(''), lines.join(' ')]).toContain(sentence);
    await expect(card).toContainText(nameKinds[kind].meaning.es);
    const link = card.getByRole('link', { name: nameCard.phrase.es });
    await expect(link).toHaveAttribute(
      'href',
      `${pathTo(phrasePage(said.situation), 'es')}#${said.id}`,
    );
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await link.click();
    await expect(page.locator(`#${said.id}`)).toBeInViewport();
  });

test('what a search finds is shown, and leads to where the guide tells of it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, `${pathTo('search', 'es')}?q=gamsa`);
  const { hangul, href } = {
    hangul: '감사합니다.',
    href: `${pathTo('phrases-courtesy', 'es')}#thanks`,
  };
  await showing(page, hangul).click();
  const card = page.getByRole('dialog');
  await expect(card.locator('[lang=ko] > [data-line="large"]')).toHaveText(hangul);
  await expect(card.getByRole('link', { name: nameCard.more.es })).toHaveAttribute('href', href);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the name stands there, and no button that does nothing', async ({ page }) => {
    await page.goto(pathTo('gastronomy', 'es'));
    const dish = page.locator(`#${dishes[0]?.id ?? ''}`);
    await expect(dish.getByText(dishes[0]?.nameKorean ?? '').first()).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^${showName.es}: ${dishes[0]?.nameKorean}`) }),
    ).toBeHidden();
  });
});

import { signs } from '#content/hangul/signs.ts';
import { locales } from '#content/locale.ts';
import { type PageId, pathTo } from '#content/pages.ts';
import { text as hangulText } from '#content/text/hangul.ts';
import { phraseTools } from '#content/text/phrase-tools.ts';
import { phraseView } from './read-phrase.ts';
import { expect, hydrated } from '../../../tests/fixtures.ts';
import { cardWords, said, test, visit } from '../../../tests/journeys/offline.ts';

const always = [
  ['phrases-police', 'helpMe'],
  ['phrases-health', 'ambulance'],
  ['phrases-taxi', 'taxiTo'],
] as const satisfies readonly (readonly [PageId, string])[];

for (const locale of locales)
  test(`the phrases for need are there offline after a visit of any page (${locale})`, async ({
    page,
    context,
  }) => {
    await visit(page, pathTo('contact', locale));
    await context.setOffline(true);
    await page.goto(pathTo('phrases', locale));
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      'tel:119',
    );
    for (const [id, phrase] of always) {
      await page.goto(pathTo(id, locale));
      const { hangul, meaning } = phraseView(phrase, locale);
      await page
        .locator(`#${phrase}`)
        .getByRole('button', { name: new RegExp(`^${phraseTools.show[locale]}`) })
        .click();
      const card = page.getByRole('dialog', { name: meaning });
      await expect(card.getByText(hangul).first()).toBeInViewport();
      await expect(card).toHaveCSS('background-color', 'rgb(255, 253, 248)');
    }
  });

test('with the guide saved, every situation and the alphabet are there offline', async ({
  page,
  context,
}) => {
  const { save } = said('es');
  await visit(page, '/sitemap');
  const control = page.getByRole('region', { name: cardWords('es').heading });
  await control.scrollIntoViewIfNeeded();
  await control.getByRole('button', { name: save.start }).click();
  await expect(control.getByRole('status')).toContainText(save.saved);
  await context.setOffline(true);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pathTo('phrases-eating', 'es'));
  await page
    .locator('#menuEnglish')
    .getByRole('button', { name: /^Enseñar/ })
    .click();
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: /^없어요/ }).click();
  await expect(card.locator('[aria-live]')).toContainText('없어요');

  await page.goto(pathTo('hangul', 'es'));
  await hydrated(page);
  const { read } = hangulText.practice;
  const reads = page.getByRole('region', { name: read.heading.es });
  await reads.locator('#up-to-3').click();
  await reads.getByText(read.decks.words.es, { exact: true }).click();
  await reads.getByRole('button', { name: read.start.es }).click();
  const shown = (await reads.locator('form p[lang=ko]').textContent()) ?? '';
  expect(signs.map(({ source }) => source.replaceAll(/[\^+]/g, ''))).toContain(shown);
});

import { text } from '#content/text/emergencies.ts';
import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { expect } from '../../../tests/fixtures.ts';
import { heading, test, visit } from '../../../tests/journeys/offline.ts';

for (const locale of locales) {
  test(`the ${locale} page of emergencies opens offline after a visit of another page`, async ({
    page,
    context,
  }) => {
    await visit(page, pathTo('contact', locale));
    await context.setOffline(true);
    await page.goto(pathTo('emergencies', locale));
    await expect(heading(page)).toHaveText(text.heading[locale]);
    // With its styles and its tools.
    await expect(page.locator('[data-line="ambulance"]').first()).toHaveCSS(
      'background-color',
      'rgb(181, 53, 31)',
    );
    await page.locator('embassy-choice').scrollIntoViewIfNeeded();
    await page.getByLabel(text.embassy.choose[locale]).selectOption('ES');
    await expect(page.locator('#chosen-embassy').getByText('02-794-3581')).toBeVisible();
  });
}

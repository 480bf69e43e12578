import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { doubleText } from '../../tests/audits/layout.ts';
import { expect, open, test } from '../../tests/fixtures.ts';
import { journeyLocales, mainIn, phone, headerText } from '../../tests/site.ts';

const stored = () => localStorage.getItem('consent');

test.describe('before a choice', () => {
  test.use({ consent: 'unset' });

  for (const [button, value] of [
    ['accept', 'accepted'],
    ['reject', 'rejected'],
  ] as const) {
    for (const locale of journeyLocales) {
      test(`${button} is stored and remembered (${locale})${mainIn(locale)}`, async ({ page }) => {
        const { consent, footer } = headerText[locale];
        await open(page, pathTo('contact', locale));
        const banner = page.getByRole('region', { name: consent.title });
        await banner.getByRole('button', { name: consent[button] }).click();
        await expect(banner).toBeHidden();
        await expect(page.getByRole('main')).toBeFocused();
        expect(await page.evaluate(stored)).toBe(value);
        await open(page, pathTo('home', locale));
        await expect(banner).toBeHidden();

        await page.getByRole('button', { name: footer.cookies }).click();
        await expect(banner).toBeVisible();
        expect(await page.evaluate(stored)).toBe(value);
        const other = button === 'accept' ? 'reject' : 'accept';
        await banner.getByRole('button', { name: consent[other] }).click();
        await expect(banner).toBeHidden();
        expect(await page.evaluate(stored)).toBe(other === 'accept' ? 'accepted' : 'rejected');
      });
    }
  }

  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    test(`both buttons look alike at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/contacto');
      const buttons = page
        .getByRole('region', { name: headerText.es.consent.title })
        .getByRole('button');
      await expect(buttons).toHaveCount(2);
      const looks = await buttons.evaluateAll((elements) =>
        elements.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } =
            getComputedStyle(button);
          const size = [Math.round(width), Math.round(height)];
          return [...size, color, backgroundColor, borderColor, fontSize, fontWeight];
        }),
      );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
    });
  }

  for (const locale of locales) {
    for (const [size, share] of [
      ['usual', 0.27],
      ['double', 0.5],
    ] as const) {
      test(`on a phone with text of ${size} size it leaves room and both buttons whole (${locale})`, async ({
        page,
      }) => {
        await page.setViewportSize(phone);
        await open(page, pathTo('home', locale));
        if (size === 'double') await page.evaluate(doubleText);
        const banner = page.getByRole('region', { name: headerText[locale].consent.title });
        expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(phone.height * share);
        const policy = banner.getByRole('link');
        for (const button of await banner.getByRole('button').all()) {
          await expect(button).toBeInViewport({ ratio: 1 });
          expect(await button.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
          // Nothing of the text shows through it.
          const top = (await button.boundingBox())?.y ?? 0;
          await policy.scrollIntoViewIfNeeded();
          const { y = 0, height = 0 } = (await policy.boundingBox()) ?? {};
          expect(y + height).toBeLessThanOrEqual(top);
        }
        await expect(policy).toBeInViewport({ ratio: 1 });
      });
    }
  }

  test('with blocked storage the banner still asks, and goes on a choice', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: blocked });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    });
    await open(page, '/contacto');
    const banner = page.getByRole('region', { name: headerText.es.consent.title });
    await banner.getByRole('button', { name: headerText.es.consent.reject }).click();
    await expect(banner).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('region', { name: headerText.en.consent.title })).toBeHidden();
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: headerText.en.theme.light })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('where the browser keeps nothing', () => {
  test.use({ consent: 'unset' });

  test('every page works without an error', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, { get });
    });
    // What goes wrong on the way fails the test (fixtures.ts).
    for (const path of ['/', '/contacto', '/presupuesto', '/itinerarios']) await open(page, path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mapa del sitio' }).click();
    await expect(page).toHaveURL(/\/sitemap$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/itinerarios$/);
  });
});

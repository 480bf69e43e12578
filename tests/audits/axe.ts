import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { desktop, phone } from '../site.ts';

interface Limits {
  readonly rules?: string[];
  /** A selector: only what stands within is looked at. */
  readonly within?: string;
}

/** Both widths and both themes, one after the other: [light, dark] at 390 px, then at 1440 px. */
export async function expectAccessible(
  page: Page,
  { prepare, within }: Pick<Limits, 'within'> & { readonly prepare?: () => Promise<void> } = {},
): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await prepare?.();
    await expectInBothThemes(page, `${viewport.width} px`, { ...(within && { within }) });
  }
}

/** The page as it is, in light and then in dark: a theme changes colours alone. */
export async function expectInBothThemes(
  page: Page,
  where: string,
  limits: Pick<Limits, 'within'> = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' && { rules: ['color-contrast'] };
    await expectNoViolations(page, `${where} ${colorScheme}`, { ...limits, ...rules });
  }
}

export async function expectNoViolations(
  page: Page,
  where: string,
  { rules, within }: Limits = {},
): Promise<void> {
  // One frame a page: nothing to look into, and no second page to collect the results. What passes is not told,
  // and stylesheets, which no rule in use reads, are not fetched again: less than half the time.
  const options = { resultTypes: ['violations' as const], preload: false };
  const axe = new AxeBuilder({ page }).options(options).setLegacyMode();
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, where).toEqual([]);
}

import { expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { pageEntry, pageIds } from '#content/pages.ts';
import { full, sample, type Audit } from './views.ts';

/** What is told apart in a list of audits. */
const said = (audits: readonly Audit[], of: (audit: Audit) => readonly unknown[]) =>
  new Set(audits.flatMap(of)).size;

const templateOf = ({ page }: Audit) => (page === 'not-found' ? page : pageEntry(page).file);

test('every template is looked at in every language, at both widths and in both themes', () => {
  const templates = new Set(pageIds.map((id) => pageEntry(id).file));
  for (const template of [...templates, 'not-found']) {
    const audits = sample.filter((audit) => templateOf(audit) === template);
    expect(
      said(audits, ({ locale }) => [locale]),
      template,
    ).toBe(locales.length);
    expect(
      said(audits, ({ views }) => views.map(({ viewport }) => viewport)),
      template,
    ).toBe(2);
    expect(
      said(audits, ({ views }) => views.map((view) => view.colorScheme)),
      template,
    ).toBe(2);
  }
});

test('no language is looked at in one way alone', () => {
  for (const locale of locales) {
    const views = sample.filter((audit) => audit.locale === locale).flatMap((audit) => audit.views);
    expect(new Set(views).size).toBe(4);
  }
});

test('the full matrix has every page in every language in all four views', () => {
  const pages = new Set(full.map(({ page }) => page));
  expect(pageIds.filter((id) => !pages.has(id))).toEqual([]);
  expect(full).toHaveLength((pageIds.length + 1) * locales.length);
  for (const { views } of full) expect(new Set(views).size).toBe(4);
});

import type { Recipe } from './recipe.ts';

const registry = 'content/pages.ts';

const copy = `import type { PageText } from './page-text.ts';

export const text = {
  title: { es: 'Propinas en Corea | Rumbo Corea', en: 'Tipping in Korea | Rumbo Corea' },
  description: {
    es: 'Cuándo se deja propina en Corea del Sur y cuándo no: restaurantes, taxis, hoteles y guías, con lo que de verdad espera quien te atiende.',
    en: 'When to tip in South Korea and when not to: restaurants, taxis, hotels and guides, with what those who serve you really expect.',
  },
  keywords: { es: 'propina en Corea', en: 'tipping in Korea' },
  menu: {
    label: { es: 'Propinas', en: 'Tipping' },
    line: { es: 'Cuándo sí y cuándo no', en: 'When to and when not to' },
  },
  heading: { es: 'Propinas en Corea', en: 'Tipping in Korea' },
  lead: { es: 'Casi nunca se deja.', en: 'Hardly ever done.' },
  hangul: '팁',
  hangulMeaning: { es: 'Propina', en: 'Tip' },
} as const satisfies PageText & Record<string, unknown>;
`;

const layout = `---
import { readPage } from '#site/lib/read-page.ts';
import Page from '#site/layout/page.astro';
import { PageHeader } from '#site/ui/page-header.tsx';
import { documentOf } from './_document.ts';

const { locale, frame } = documentOf(Astro);
const { text } = readPage(locale, 'tipping');
---

<Page page="tipping" {locale} {text}>
  <PageHeader {frame} {text} color="jade" />
</Page>
`;

/** Paths, copy and layout, and the line that joins the copy to the page. */
export const page: Recipe = {
  name: 'a page',
  files: 4,
  begin({ write, replace }) {
    write('site/pages/_tipping.astro', layout);
    const paths = "  sitemap: { es: '/sitemap', en: '/sitemap' },\n";
    replace(registry, paths, `${paths}  tipping: { es: '/propinas', en: '/tipping' },\n`);
    const entry = '  search: { group';
    replace(registry, entry, `  tipping: { group: 'resources', file: 'tipping' },\n${entry}`);
  },
  asked: ['site/lib/read-page.ts', 'tipping'],
  async finish({ write, replace, run }) {
    write('content/text/tipping.ts', copy);
    const reader = 'site/lib/read-page.ts';
    replace(
      reader,
      'import { text as tourism }',
      "import { text as tipping } from '#content/text/tipping.ts';\nimport { text as tourism }",
    );
    replace(reader, '  tourism,\n', '  tipping,\n  tourism,\n');
    // The Korean word has a syllable that the fonts of the guide lack.
    await run('fonts');
  },
  tests: ['content/', 'layout/', 'tools/fonts.test'],
};

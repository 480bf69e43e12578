import { expect, it } from 'vitest';
import { readPage } from '#content/read.server.ts';
import { describeDocument } from './describe-document.server.ts';

const html = '<!DOCTYPE html><html><head><title>a</title></head><body><p>b</p></body></html>';

function described(data: unknown, statusCode = 200): string {
  const matches = [{ route: { id: 'root' } }, { route: { id: 'page' } }];
  return describeDocument(html, {
    loaderData: { root: {}, page: data },
    matches,
    statusCode,
  } as unknown as Parameters<typeof describeDocument>[1]);
}

const block = /<script type="application\/ld\+json">(.*?)<\/script><\/body><\/html>$/s;

it('ends the body with structured data', () => {
  const [, json = ''] = block.exec(described(readPage('seoul', 'es'))) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
});

it('lets no text end the script', () => {
  const question = '¿</script><script>alert(1)</script><!-- \u2028?';
  const text = described({ ...readPage('faq', 'es'), item: { question, answer: '$& $1' } });
  expect(text.match(/<\/script>/g)).toHaveLength(1);
  expect(text).not.toContain('<!--');
  const [, json = ''] = block.exec(text) ?? [];
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(question).slice(1, -1));
  expect(json).toContain('$& $1');
});

it('leaves alone what failed, is missing or belongs to a mail', () => {
  expect(described(readPage('seoul', 'es'), 404)).toBe(html);
  expect(described({ page: null, locale: 'es' })).toBe(html);
  expect(described(undefined)).toBe(html);
  expect(described(readPage('newsletter-confirm', 'es'))).toBe(html);
});

import { expect, it } from 'vitest';
import { withManifest } from './app-manifest.server.ts';

it('names what installs the guide in the language of the document', () => {
  const html = withManifest('<html lang="en"><head><title>a</title></head><body>b</body></html>');
  expect(html).toMatch(/<link rel="manifest" href="\/manifest\.en\.webmanifest"\/>.*<\/head>/);
});

it('leaves alone what has no language of the guide', () => {
  const html = '<html lang="fr"><head></head></html>';
  expect(withManifest(html)).toBe(html);
});

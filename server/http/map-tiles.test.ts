import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { startServer, type TestServer } from '../testing.ts';
import { documentPolicy, securityHeaders } from './headers.ts';

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('the street map', () => {
  const own = 'https://tiles.rumbo.example/korea/{z}/{x}/{y}.png?key=1';

  it.each([
    [{}, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
    [{ TILE_URL: own }, own],
  ])('comes from where the settings say: %o', async (env: Record<string, string>, url) => {
    server = await startServer(env);
    const answer = await fetch(`${server.url}/api/map-tiles`);
    expect(await answer.json()).toEqual({ url });
  });

  it('is the only other origin from which pages may load pictures', () => {
    const policy = documentPolicy('', readSettings({ TILE_URL: own }));
    expect(policy).toContain("img-src 'self' data: https://tiles.rumbo.example;");
    expect(policy.match(/https?:/g)).toHaveLength(1);
  });

  it('may ask for the visitor’s position; other sites may not', () => {
    expect(securityHeaders(false)['permissions-policy']).toContain('geolocation=(self)');
  });
});

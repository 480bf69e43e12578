import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '#content/locale.ts';
import { temporaryFolder } from '../testing-folder.ts';
import { startNewsletter, tokenIn, type NewsletterServer } from '../testing-newsletter.ts';
import { confirmTexts, welcomeTexts } from './newsletter-texts.ts';
import { fileTransport, type Mail } from './transport.ts';

let server: NewsletterServer;

afterEach(() => server.close());

/** The parsed mail. */
async function readMail(mail: Mail | undefined) {
  if (!mail) throw new Error('no mail');
  const folder = temporaryFolder();
  await fileTransport(folder).deliver(mail);
  const [file = ''] = readdirSync(folder);
  const read = await PostalMime.parse(readFileSync(join(folder, file)));
  rmSync(folder, { recursive: true });
  const header = (key: string) => read.headers.find((entry) => entry.key === key)?.value;
  return { ...read, header };
}

describe.each(locales)('the mails to a subscriber in %s', (language) => {
  it('are in that language, link to its pages and load no resources', async () => {
    server = await startNewsletter();
    await server.subscribe({ email: 'eva@correo.example', language });
    const [asked] = await server.mails();
    await server.act('confirm', tokenIn(asked));
    const [welcomed] = await server.mails();
    for (const [sent, texts] of [
      [asked, confirmTexts],
      [welcomed, welcomeTexts],
    ] as const) {
      const mail = await readMail(sent);
      expect(mail.subject).toBe(`${texts.subject[language]} · Rumbo Corea`);
      expect(mail.to).toEqual([{ name: '', address: 'eva@correo.example' }]);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.html).toContain(`?token=${tokenIn(sent)}"`);
      expect(mail.html).not.toMatch(/<img|<link|<script|url\(|src=/i);
      for (const { [language]: paragraph } of texts.paragraphs) {
        expect(mail.text).toContain(paragraph);
        expect(mail.html).toContain(paragraph);
      }
      expect(mail.header('auto-submitted')).toBe('auto-generated');
    }
  });

  it('have one-click unsubscription (RFC 8058) once there is a subscription', async () => {
    server = await startNewsletter();
    await server.subscribe({ email: 'eva@correo.example', language });
    const [asked] = await server.mails();
    expect((await readMail(asked)).header('list-unsubscribe')).toBeUndefined();
    await server.act('confirm', tokenIn(asked));
    const [welcomed] = await server.mails();
    const { header } = await readMail(welcomed);
    expect(header('list-unsubscribe')).toBe(
      `<https://rumbo.example/api/newsletter/unsubscribe?language=${language}&token=${tokenIn(welcomed)}>`,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });
});

it('gives each mail its own link, and all of them work', async () => {
  server = await startNewsletter();
  await server.subscribe({ email: 'eva@correo.example', language: 'es' });
  const [first] = await server.mails();
  server.wait(60 * 60 * 1000);
  await server.subscribe({ email: 'eva@correo.example', language: 'es' });
  const [second] = await server.mails();
  expect(tokenIn(second)).not.toBe(tokenIn(first));
  expect((await server.act('confirm', tokenIn(first))).status).toBe(200);
  expect((await server.act('confirm', tokenIn(second))).status).toBe(409);
});

import PostalMime from 'postal-mime';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseContact } from '#domain/contact.ts';
import type { Job } from '../storage/outbox.ts';
import type { JobKind, MessageRow } from '../storage/schema.ts';
import { temporaryFolder } from '../testing-folder.ts';
import { validBody } from '../testing.ts';
import { composeMail } from './templates.ts';
import { acknowledgement } from './texts.ts';
import { fileTransport } from './transport.ts';

const sender = { from: 'Rumbo Corea <hola@rumbo.example>', origin: 'https://rumbo.example' };

/** Writes the mail of a message to a file, as the server does without SMTP, and parses it. */
async function mailFor(kind: JobKind, typed: object, language = 'es') {
  const result = parseContact({ ...validBody, ...typed }, 'home');
  if (!result.ok) throw new Error(JSON.stringify(result.fieldErrors));
  const message: MessageRow = {
    ...result.message,
    id: 'message-id',
    created_at: 0,
    status: 'new',
    suspicion: null,
    form: 'home',
    language,
    budget: null,
  };
  const job: Job = {
    id: '895d97c6-0425-48bc-97fa-89a621d40932',
    message_id: message.id,
    subscriber_id: null,
    kind,
    recipient: kind === 'acknowledgement' ? message.email : 'oficina@rumbo.example',
    status: 'pending',
    attempts: 0,
    due_at: 0,
    claimed_until: 0,
    settled_at: null,
    last_error: null,
    created_at: 0,
  };
  const folder = temporaryFolder();
  const transport = fileTransport(folder);
  await transport.deliver(composeMail(job, message, sender));
  await transport.deliver(composeMail(job, message, sender));
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  const source = readFileSync(join(folder, files[0]!));
  rmSync(folder, { recursive: true });
  return { mail: await PostalMime.parse(source), source: source.toString() };
}

describe('the mail to the office', () => {
  it('contains the message, and replies go to its sender', async () => {
    const { mail } = await mailFor('office-notice', {});
    expect(mail).toMatchObject({
      subject: 'Mensaje de Ana Pérez: Estudiar en Corea',
      from: { name: 'Rumbo Corea', address: 'hola@rumbo.example' },
      to: [{ address: 'oficina@rumbo.example' }],
      replyTo: [{ name: 'Ana Pérez', address: 'ana@correo.example' }],
      messageId: '<895d97c6-0425-48bc-97fa-89a621d40932@rumbo.example>',
    });
    expect(mail.text).toContain(validBody.message);
    expect(mail.html).toContain(validBody.message);
  });

  it('shows markup in any field as text', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    const { mail } = await mailFor('office-notice', {
      name: script,
      subject: `"'>${script}`,
      message: `${script}\n</body>&lt;b&gt;`,
    });
    expect(mail.html).not.toMatch(/<script|<img|<b>/);
    expect(mail.html?.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(3);
    expect(mail.text).toContain(script);
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\0\n'])(
    'has no new header from a break %j',
    async (line) => {
      const attack = `Ana${line}Bcc: otra@correo.example${line}${line}<p>cuerpo`;
      const { mail, source } = await mailFor('office-notice', { name: attack, subject: attack });
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.to).toEqual([{ name: '', address: 'oficina@rumbo.example' }]);
      expect(mail.replyTo).toHaveLength(1);
      expect(mail.replyTo?.[0]).toMatchObject({ address: 'ana@correo.example' });
      expect(source).not.toMatch(/^bcc:/im);
    },
  );
});

describe('the acknowledgement', () => {
  it.each(['es', 'en'] as const)('is in the sender’s language: %s', async (language) => {
    const { mail } = await mailFor('acknowledgement', {}, language);
    expect(mail.subject).toContain(acknowledgement.subject[language]);
    expect(mail.to).toEqual([{ name: '', address: 'ana@correo.example' }]);
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const paragraph of acknowledgement.paragraphs) {
      expect(mail.text).toContain(paragraph[language]);
      expect(mail.html).toContain(paragraph[language]);
    }
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
  });

  it('repeats nothing of the message', async () => {
    const typed = {
      name: 'Xylófono',
      subject: 'Quebrantahuesos',
      message: 'compra-barato.example',
    };
    const { mail, source } = await mailFor('acknowledgement', typed);
    const everything = [mail.subject, mail.text, mail.html, source].join();
    for (const word of Object.values(typed)) expect(everything).not.toContain(word);
    expect(mail.replyTo ?? []).toEqual([]);
  });
});

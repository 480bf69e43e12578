import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { smtpTransport, type Mail } from './transport.ts';

const mail: Mail = {
  from: 'Rumbo Corea <hola@rumbo.example>',
  to: 'ana@correo.example',
  replyTo: undefined,
  subject: '¿Cuándo sale el próximo tren a Busan?',
  text: 'Hola, Ana:\n\nCada media hora.\n',
  html: '<p lang="ko">안녕하세요</p>',
  messageId: '<1@rumbo.example>',
  date: new Date(0),
  automatic: 'auto-replied',
};

/** The mail as the mail server receives it. */
async function delivered(deliver: (port: number) => Promise<void>): Promise<string> {
  let content = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => (content += chunk.toString('latin1')));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  await deliver((server.server.address() as AddressInfo).port);
  await new Promise<void>((resolve) => server.close(resolve));
  return content;
}

/** Relaxed canonicalization of a header field (RFC 6376, 3.4.2). */
function relaxed(field: string): string {
  const [, name, value] = /^([^:]+):([\s\S]*)$/.exec(field)!;
  return `${name!.trim().toLowerCase()}:${value!.replaceAll(/\s+/g, ' ').trim()}`;
}

it('signs mails so that a receiver can check them with the public key', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const dkim = { domain: 'rumbo.example', selector: 's1', privateKey };
  const content = await delivered((port) =>
    smtpTransport(`smtp://127.0.0.1:${port}?tls=optional`, dkim).deliver(mail),
  );
  const end = content.indexOf('\r\n\r\n');
  const fields = content.slice(0, end).split(/\r\n(?![ \t])/);
  const body = content
    .slice(end + 4)
    .replaceAll(/[ \t]+(?=\r\n)/g, '')
    .replaceAll(/[ \t]+/g, ' ');
  const signature = fields.find((field) => field.startsWith('DKIM-Signature:'))!;
  const tags = new Map(
    relaxed(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [tag.split('=', 1)[0]!.trim(), tag.slice(tag.indexOf('=') + 1).trim()]),
  );
  expect(Object.fromEntries(tags)).toMatchObject({
    a: 'rsa-sha256',
    c: 'relaxed/relaxed',
    d: 'rumbo.example',
    s: 's1',
  });
  const text = `${body.replace(/(?:\r\n)+$/, '')}\r\n`;
  expect(createHash('sha256').update(text, 'latin1').digest('base64')).toBe(tags.get('bh'));

  const names = tags
    .get('h')!
    .split(':')
    .map((name) => name.trim().toLowerCase());
  expect(names).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'date']));
  const signed = names.flatMap((name) =>
    fields.filter((field) => field.toLowerCase().startsWith(`${name}:`)).map(relaxed),
  );
  signed.push(relaxed(signature).replace(/\bb=[^;]*$/, 'b='));
  const verifier = createVerify('RSA-SHA256').update(signed.join('\r\n'), 'latin1');
  expect(verifier.verify(publicKey, tags.get('b')!.replaceAll(' ', ''), 'base64')).toBe(true);
});

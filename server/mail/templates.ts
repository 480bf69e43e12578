import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultLocale, isLocale, localize, type Locale } from '#content/locale.ts';
import type { Job } from '../storage/outbox.ts';
import type { MessageRow } from '../storage/schema.ts';
import { acknowledgement, languageNames, officeNotice } from './texts.ts';
import type { Mail } from './transport.ts';

/** Who the mails come from, and the host that ends their Message-IDs. */
export interface Sender {
  readonly from: string;
  readonly host: string;
}

/** The language in which the office works. */
const officeLocale: Locale = defaultLocale;

/** Makes the mail of a job; a job that is sent twice keeps its Message-ID, so that mailboxes show it once. */
export function composeMail(job: Job, message: MessageRow, sender: Sender): Mail {
  const parts = job.kind === 'office-notice' ? notice(message) : acknowledge(message);
  return {
    ...parts,
    from: sender.from,
    to: job.recipient,
    messageId: `<${job.id}@${sender.host}>`,
    date: new Date(job.created_at),
  };
}

type Parts = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo' | 'automatic'>;

function acknowledge(message: MessageRow): Parts {
  const locale = isLocale(message.language) ? message.language : defaultLocale;
  const words = localize(acknowledgement, locale);
  const closing = [words.farewell, words.signature];
  return {
    subject: `${words.subject} · Rumbo Corea`,
    text: [words.greeting, ...words.paragraphs, closing.join('\n')].join('\n\n') + '\n',
    html: page(locale, words.subject, [
      ...[words.greeting, ...words.paragraphs].map((text) => h('p', { key: text }, text)),
      h('p', { key: 'closing' }, closing[0], h('br'), closing[1]),
    ]),
    replyTo: undefined,
    automatic: 'auto-replied',
  };
}

function notice(message: MessageRow): Parts {
  const words = localize(officeNotice, officeLocale);
  const written = isLocale(message.language) ? message.language : defaultLocale;
  const rows: readonly (readonly [string, string])[] = [
    [words.name, message.name],
    [words.email, message.email],
    [words.topic, message.subject],
    [words.language, languageNames[written][officeLocale]],
    [words.received, new Date(message.created_at).toISOString()],
    [words.reference, message.id],
  ];
  const list = rows.map(([term, value]) => `${term}: ${value}`).join('\n');
  return {
    subject: `${words.subject} ${message.name}: ${message.subject}`,
    text: `${words.heading}\n\n${list}\n\n${message.message}\n\n${words.reply}\n`,
    html: page(officeLocale, words.heading, [
      h('h1', { key: 'heading', style: { fontSize: '20px' } }, words.heading),
      h(
        'table',
        { key: 'rows', cellPadding: 4 },
        h(
          'tbody',
          null,
          rows.map(([term, value]) =>
            h(
              'tr',
              { key: term },
              h('th', { scope: 'row', align: 'left' }, term),
              h('td', null, value),
            ),
          ),
        ),
      ),
      h('p', { key: 'message', style: { whiteSpace: 'pre-wrap' } }, message.message),
      h('p', { key: 'reply' }, words.reply),
    ]),
    replyTo: { name: message.name, address: message.email },
    automatic: 'auto-generated',
  };
}

/** React escapes every text, so that nothing typed becomes markup. */
function page(locale: Locale, title: string, content: ReactNode): string {
  const document = h(
    'html',
    { lang: locale },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, title)),
    h(
      'body',
      { style: { fontFamily: 'sans-serif', fontSize: '16px', lineHeight: 1.5, color: '#1c1b1f' } },
      content,
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

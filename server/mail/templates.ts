import { defaultLocale, isLocale, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { storedInputs } from '#domain/budget/budget-request.ts';
import type { Job } from '../storage/outbox.ts';
import type { MessageRow } from '../storage/schema.ts';
import type { Block } from './blocks.ts';
import { budgetNoticeContent } from './budget-notice.ts';
import { budgetReportContent } from './budget-report.ts';
import { renderMail } from './render.ts';
import { subjectText } from './subject-text.ts';
import { acknowledgement, languageNames, officeNotice } from './texts.ts';
import type { Mail } from './transport.ts';

/** The sender of the mails, and the website that their links lead to. */
export interface Sender {
  readonly from: string;
  /** The public origin of the site; its host is used in Message-IDs. */
  readonly origin: string;
}

/** The language in which the office works. */
const officeLocale: Locale = defaultLocale;

/** Composes the mail of a job about a message. */
export function composeMail(job: Job, message: MessageRow, sender: Sender): Mail {
  return completeMail(job, partsOf(job, message, sender), sender);
}

/** Completes a mail with its headers. A job that is sent twice has the same Message-ID, so that mailboxes show it once. */
export function completeMail(job: Job, parts: Parts, sender: Sender): Mail {
  return {
    ...parts,
    from: sender.from,
    to: job.recipient,
    messageId: `<${job.id}@${new URL(sender.origin).hostname}>`,
    date: new Date(job.created_at),
  };
}

/** The parts of a mail that depend on its kind. */
export type Parts = Pick<
  Mail,
  'subject' | 'text' | 'html' | 'replyTo' | 'automatic' | 'unsubscribeUrl'
>;

function partsOf(job: Job, message: MessageRow, { origin }: Sender): Parts {
  switch (job.kind) {
    case 'office-notice':
      return notice(message);
    case 'acknowledgement':
      return acknowledge(message);
    case 'budget-report':
      return report(message, origin);
    case 'budget-notice':
      return budgetNotice(message, origin);
    default:
      throw new Error(`${job.kind} is not about a message`);
  }
}

const languageOf = ({ language }: MessageRow): Locale =>
  isLocale(language) ? language : defaultLocale;

function report(message: MessageRow, origin: string): Parts {
  const locale = languageOf(message);
  return {
    ...renderMail(budgetReportContent(budgetOf(message), locale, origin), locale),
    replyTo: undefined,
    automatic: 'auto-replied',
  };
}

function budgetNotice(message: MessageRow, origin: string): Parts {
  return {
    ...renderMail(
      budgetNoticeContent(message, budgetOf(message), officeLocale, origin),
      officeLocale,
    ),
    replyTo: { name: '', address: message.email },
    automatic: 'auto-generated',
  };
}

/** @throws when the message asks for no report. */
function budgetOf({ budget }: MessageRow) {
  if (budget === null) throw new Error('a report was queued for a message without a budget');
  return storedInputs(budget);
}

function acknowledge(message: MessageRow): Parts {
  const locale = languageOf(message);
  const { subject, greeting, paragraphs, farewell, signature } = localize(acknowledgement, locale);
  const texts = [greeting, ...paragraphs, `${farewell}\n${signature}`];
  const blocks = texts.map((text) => ({ kind: 'text', text }) as const);
  return {
    ...renderMail({ subject, blocks }, locale),
    replyTo: undefined,
    automatic: 'auto-replied',
  };
}

function notice(message: MessageRow): Parts {
  const text = localize(officeNotice, officeLocale);
  const blocks: readonly Block[] = [
    { kind: 'title', text: text.heading },
    {
      kind: 'table',
      rows: [
        [text.name, message.name],
        [text.email, message.email],
        [text.topic, subjectText(message)],
        [text.language, languageNames[languageOf(message)][officeLocale]],
        [text.received, new Date(message.created_at).toISOString()],
        [text.reference, message.id],
      ],
    },
    { kind: 'text', text: message.message },
    { kind: 'text', text: text.reply },
  ];
  return {
    ...renderMail({ subject: text.heading, blocks }, officeLocale),
    subject: `${text.subject} ${message.name}: ${subjectText(message)}`,
    replyTo: { name: message.name, address: message.email },
    automatic: 'auto-generated',
  };
}

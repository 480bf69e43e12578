import { defaultLocale, isLocale, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { newsletterLinks } from '../newsletter-urls.ts';
import type { Job } from '../storage/outbox.ts';
import type { NewsletterKind } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { makeToken } from '../storage/subscriber-tokens.ts';
import { subscriberOf } from '../storage/subscribers.ts';
import type { Block } from './blocks.ts';
import { confirmTexts, knownTexts, welcomeTexts } from './newsletter-texts.ts';
import { renderMail } from './render.ts';
import type { Parts } from './templates.ts';
import { acknowledgement } from './texts.ts';

const texts = {
  'newsletter-confirm': confirmTexts,
  'newsletter-welcome': welcomeTexts,
  'newsletter-known': knownTexts,
} as const satisfies Record<NewsletterKind, unknown>;

function isNewsletterKind(kind: string): kind is NewsletterKind {
  return Object.hasOwn(texts, kind);
}

/**
 * Composes a queued mail to a subscriber. The token of its link is created now, so that it is never stored in plain text.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailable, or an error when the subscriber was erased.
 */
export async function newsletterParts(
  storage: Storage,
  job: Pick<Job, 'kind' | 'subscriber_id'>,
  origin: string,
  now: number,
): Promise<Parts> {
  const { kind, subscriber_id: id } = job;
  if (id === null || !isNewsletterKind(kind)) throw new Error(`${kind} has no subscriber`);
  const { language } = await subscriberOf(storage, id);
  const locale = isLocale(language) ? language : defaultLocale;
  const purpose = kind === 'newsletter-confirm' ? 'confirm' : 'unsubscribe';
  const links = newsletterLinks(origin, locale, await makeToken(storage, id, purpose, now));
  return {
    ...written(kind, locale, purpose === 'confirm' ? links.confirm : links.unsubscribe),
    replyTo: undefined,
    automatic: 'auto-generated',
    unsubscribeUrl: purpose === 'confirm' ? undefined : links.oneClick,
  };
}

function written(kind: NewsletterKind, locale: Locale, url: string) {
  const { subject, paragraphs, link, small } = localize(texts[kind], locale);
  const { greeting, farewell, signature } = localize(acknowledgement, locale);
  const blocks: Block[] = [
    ...[greeting, ...paragraphs].map((text) => ({ kind: 'text', text }) as const),
    { kind: 'links', links: [{ label: link, url }] },
    { kind: 'text', text: `${farewell}\n${signature}` },
    { kind: 'small', text: small },
  ];
  return renderMail({ subject, blocks }, locale);
}

import { localize } from '#content/localize.ts';
import { renderMail } from '../mail/render.ts';
import type { Mail } from '../mail/transport.ts';
import { newsletterLinks } from '../newsletter-urls.ts';
import type { Issue } from './issue-file.ts';
import { issueFooter } from './newsletter-words.ts';

export interface Addressee {
  readonly email: string;
  /** The link that ends this subscription. */
  readonly token: string;
  /** The id of the delivery. */
  readonly id: string;
}

/** The mail of an issue to one subscriber, with the ways out of this very subscription. */
export function issueMail(
  { subject, language, body }: Issue,
  { email, token, id }: Addressee,
  sender: { readonly from: string; readonly origin: string },
  date: Date,
): Mail {
  const { reason, unsubscribe } = localize(issueFooter, language);
  const links = newsletterLinks(sender.origin, language, token);
  const blocks = [
    body,
    { kind: 'rule' },
    { kind: 'small', text: reason },
    { kind: 'links', links: [{ label: unsubscribe, url: links.unsubscribe }] },
  ] as const;
  return {
    ...renderMail({ subject, blocks }, language),
    from: sender.from,
    to: email,
    replyTo: undefined,
    messageId: `<${id}@${new URL(sender.origin).hostname}>`,
    date,
    automatic: 'auto-generated',
    unsubscribeUrl: links.oneClick,
  };
}

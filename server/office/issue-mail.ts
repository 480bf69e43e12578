import { localize } from '#content/localize.ts';
import { renderMail } from '../mail/render.ts';
import type { Mail } from '../mail/transport.ts';
import { newsletterLinks } from '../newsletter-urls.ts';
import type { Issue } from './issue-file.ts';
import { issueFooter } from './issue-footer.ts';

export interface Recipient {
  readonly email: string;
  /** The token of the link that unsubscribes. */
  readonly token: string;
  /** The id of the delivery. */
  readonly id: string;
}

/** The mail of a newsletter issue to one subscriber, with links to unsubscribe. */
export function issueMail(
  { subject, language, body }: Issue,
  { email, token, id }: Recipient,
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

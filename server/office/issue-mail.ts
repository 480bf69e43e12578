import { createElement as h } from 'react';
import { localize } from '#content/localize.ts';
import { mailPage } from '../mail/layout.ts';
import type { Mail } from '../mail/transport.ts';
import { newsletterLinks } from '../newsletter-address.ts';
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
  const small = { fontSize: '15px', color: '#55606b' };
  const content = h(
    'div',
    { style: { maxWidth: '640px', margin: '0 auto', padding: '16px' } },
    body.html,
    h('hr'),
    h('p', { style: small }, reason, ' ', h('a', { href: links.unsubscribe }, unsubscribe)),
  );
  return {
    from: sender.from,
    to: email,
    replyTo: undefined,
    subject: `${subject} · Rumbo Corea`,
    text: `${body.text}\n\n-----\n${reason}\n${unsubscribe}:\n${links.unsubscribe}\n`,
    html: mailPage(language, subject, content),
    messageId: `<${id}@${new URL(sender.origin).hostname}>`,
    date,
    automatic: 'auto-generated',
    unsubscribeUrl: links.oneClick,
  };
}

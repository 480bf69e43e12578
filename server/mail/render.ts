import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#content/locale.ts';
import { htmlOf, textOf, type Content } from './blocks.ts';
import type { Mail } from './transport.ts';

const body = { fontFamily: 'sans-serif', fontSize: '16px', lineHeight: 1.5, color: '#1c1b1f' };

/** Subject, plain text and HTML of a mail. React escapes every text, so that user input never becomes markup. */
export function renderMail(
  { subject, blocks }: Content,
  locale: Locale,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const document = h(
    'html',
    { lang: locale },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, subject)),
    h('body', { style: body }, htmlOf(blocks)),
  );
  return {
    subject: `${subject} · Rumbo Corea`,
    text: textOf(blocks),
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
  };
}

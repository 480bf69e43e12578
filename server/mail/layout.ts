import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#content/locale.ts';

const body = { fontFamily: 'sans-serif', fontSize: '16px', lineHeight: 1.5, color: '#1c1b1f' };

/** The HTML of a mail. React escapes every text, so that nothing typed becomes markup. */
export function mailPage(locale: Locale, title: string, content: ReactNode): string {
  const document = h(
    'html',
    { lang: locale },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, title)),
    h('body', { style: body }, content),
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

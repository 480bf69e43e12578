import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import styles from './link-page.module.css';

interface Props {
  readonly text: { readonly confirm: string; readonly home: string };
  readonly locale: Locale;
  readonly state: { readonly heading: string; readonly text: string };
  /** Whether the state is a success, a warning or neutral. */
  readonly tone: 'plain' | 'good' | 'bad';
  /** The URL to which the button sends the token; opening the page changes nothing. */
  readonly action: string;
  /** Absent when there is no link to confirm or end. */
  readonly token: string | null;
  /** Where to go from here, where that is not the home page. */
  readonly children?: ReactNode;
}

/** The page behind a link of the newsletter, with one button; needs no JavaScript. */
export function LinkPage({ text, locale, state, tone, action, token, children }: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Notice tone={tone} heading={state.heading}>
        <p>{state.text}</p>
        {token && (
          <form method="post" action={action} className={styles.act}>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="language" value={locale} />
            <Button type="submit">{text.confirm}</Button>
          </form>
        )}
      </Notice>
      {children ?? (
        <ButtonLink look="line" href={pathTo('home', locale)}>
          {text.home}
        </ButtonLink>
      )}
    </div>
  );
}

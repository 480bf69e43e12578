import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import styles from './link-page.module.css';

interface Props {
  readonly state: { readonly heading: string; readonly text: string };
  /** How the state reads at a glance. */
  readonly tone: 'plain' | 'good' | 'bad';
  /** The button that acts; opening the page alone changes nothing. Without a token there is nothing to act on. */
  readonly act?:
    | {
        readonly path: string;
        readonly label: string;
        readonly token: string;
        readonly locale: Locale;
      }
    | undefined;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** What a page of the newsletter's links says, and its one button; needs no JavaScript. */
export function LinkPage({ state, tone, act, children }: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Notice tone={tone} heading={state.heading}>
        <p>{state.text}</p>
        {act && (
          <form method="post" action={act.path} className={styles.act}>
            <input type="hidden" name="token" value={act.token} />
            <input type="hidden" name="language" value={act.locale} />
            <Button type="submit">{act.label}</Button>
          </form>
        )}
      </Notice>
      {children}
    </div>
  );
}

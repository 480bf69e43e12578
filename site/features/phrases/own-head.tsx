import type { Locale } from '#content/locale.ts';
import { Breadcrumb, type Above, type BreadcrumbTexts } from '#site/ui/breadcrumb.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import styles from './situation.module.css';

interface Props {
  readonly frame: BreadcrumbTexts;
  readonly text: {
    readonly menu: { readonly label: string };
    readonly heading: string;
    readonly lead: string;
    readonly withoutScript: string;
  };
  readonly parent: Above;
  readonly locale: Locale;
}

/** The title of a page of one's own, and where to go without JavaScript. */
export function OwnHead({ frame, text, parent, locale }: Props) {
  return (
    <header className={styles.head}>
      <Breadcrumb frame={frame} parent={parent} current={text.menu.label} />
      <h1>{keepNames(text.heading)}</h1>
      <p className={styles.lead}>{keepNames(text.lead)}</p>
      <p className="without-script">
        <Prose text={text.withoutScript} locale={locale} />
      </p>
    </header>
  );
}

import { PageLink } from '#app/ui/page-link.tsx';
import type { Ui } from '#content/ui/es.ts';
import styles from './contact-form.module.css';

interface Props {
  readonly words: Ui['form']['legal'];
  readonly controller: string;
  readonly href: string;
}

/** The first layer of information on data protection that stands beside every form. */
export function PrivacyBasics({ words, controller, href }: Props) {
  return (
    <dl className={styles.legal} aria-label={words.label}>
      <dt>{words.controller}</dt>
      <dd>{controller}</dd>
      <dt>{words.purpose}</dt>
      <dd>{words.purposeText}</dd>
      <dt>{words.basis}</dt>
      <dd>{words.basisText}</dd>
      <dt>{words.recipients}</dt>
      <dd>{words.recipientsText}</dd>
      <dt>{words.rights}</dt>
      <dd>
        {words.rightsText}
        <PageLink to={href}>{words.rightsLink}</PageLink>.
      </dd>
    </dl>
  );
}

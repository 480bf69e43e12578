import type { ComponentProps } from 'react';
import type { Ui } from '#content/ui/es.ts';
import { describedBy, FieldError } from './field.tsx';
import styles from './form-privacy.module.css';
import { Tick } from './tick.tsx';

interface PolicyProps {
  /** Where the policy is read in full. */
  readonly href: string;
}

interface TickProps extends PolicyProps, Omit<ComponentProps<typeof Tick>, 'label' | 'children'> {
  /** What is wrong, in words. */
  readonly error?: string | undefined;
  readonly words: Pick<Ui['form'], 'privacyBefore' | 'privacyLink' | 'privacyAfter'>;
}

/** The box by which a visitor accepts the privacy policy. */
export function PrivacyTick({ words, href, error, ...tick }: TickProps) {
  return (
    <Tick
      {...tick}
      {...describedBy(tick.id, undefined, error)}
      name="privacyAccepted"
      required
      label={
        <>
          {words.privacyBefore}
          <a href={href}>{words.privacyLink}</a>
          {words.privacyAfter}
        </>
      }
    >
      <FieldError id={tick.id} error={error} />
    </Tick>
  );
}

interface BasicsProps extends PolicyProps {
  readonly words: Ui['form']['legal'];
  readonly controller: string;
  /** What the data of this form serve, where it is no message. */
  readonly purpose?: string;
}

/** The first layer of information on data protection that stands beside every form. */
export function PrivacyBasics({
  words,
  controller,
  purpose = words.purposeText,
  href,
}: BasicsProps) {
  return (
    <dl className={`note ${styles.basics}`} aria-label={words.label}>
      <dt>{words.controller}</dt>
      <dd>{controller}</dd>
      <dt>{words.purpose}</dt>
      <dd>{purpose}</dd>
      <dt>{words.basis}</dt>
      <dd>{words.basisText}</dd>
      <dt>{words.recipients}</dt>
      <dd>{words.recipientsText}</dd>
      <dt>{words.rights}</dt>
      <dd>
        {words.rightsText}
        <a href={href}>{words.rightsLink}</a>.
      </dd>
    </dl>
  );
}

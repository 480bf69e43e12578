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
  readonly text: Pick<Ui['form'], 'privacyBefore' | 'privacyLink' | 'privacyAfter'>;
}

/** The box by which a visitor accepts the privacy policy. */
export function PrivacyTick({ text, href, error, ...tick }: TickProps) {
  return (
    <Tick
      {...tick}
      {...describedBy(tick.id, undefined, error)}
      name="privacyAccepted"
      required
      label={
        <>
          {text.privacyBefore}
          <a href={href}>{text.privacyLink}</a>
          {text.privacyAfter}
        </>
      }
    >
      <FieldError id={tick.id} error={error} />
    </Tick>
  );
}

interface BasicsProps extends PolicyProps {
  readonly text: Ui['form']['legal'];
  readonly controller: string;
  /** What the data of this form serve, where it is no message. */
  readonly purpose?: string;
}

/** The first layer of information on data protection that stands beside every form. */
export function PrivacyBasics({ text, controller, purpose = text.purposeText, href }: BasicsProps) {
  return (
    <dl className={`note ${styles.basics}`} aria-label={text.label}>
      <dt>{text.controller}</dt>
      <dd>{`${controller}.`}</dd>
      <dt>{text.purpose}</dt>
      <dd>{purpose}</dd>
      <dt>{text.basis}</dt>
      <dd>{text.basisText}</dd>
      <dt>{text.recipients}</dt>
      <dd>{text.recipientsText}</dd>
      <dt>{text.rights}</dt>
      <dd>
        {text.rightsText}
        <a href={href}>{text.rightsLink}</a>.
      </dd>
    </dl>
  );
}

import { Tick } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { ReportRequestProps } from './report-request.tsx';
import styles from './report-request.module.css';

type Props = Pick<ReportRequestProps, 'form' | 'copy' | 'controller' | 'privacyHref'>;

interface TickProps extends Pick<Props, 'form' | 'privacyHref'> {
  readonly id: string;
  readonly checked?: boolean;
  readonly onTick?: (ticked: boolean) => void;
}

/** The box by which a visitor accepts the privacy policy. */
export function PrivacyTick({ form, privacyHref, id, checked, onTick }: TickProps) {
  return (
    <Tick
      id={id}
      name="privacyAccepted"
      required
      {...(onTick && {
        checked: checked ?? false,
        onChange: (event) => onTick(event.currentTarget.checked),
      })}
      label={
        <>
          {form.privacyBefore}
          <PageLink to={privacyHref}>{form.privacyLink}</PageLink>
          {form.privacyAfter}
        </>
      }
    />
  );
}

/** The field that people neither see nor reach. */
export function Trap({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The first layer of information on data protection, with the purpose of a report. */
export function ReportPrivacy({ form, copy, controller, privacyHref }: Props) {
  const { legal } = form;
  return (
    <dl className={styles.legal} aria-label={legal.label}>
      <dt>{legal.controller}</dt>
      <dd>{controller}</dd>
      <dt>{legal.purpose}</dt>
      <dd>{copy.purpose}</dd>
      <dt>{legal.basis}</dt>
      <dd>{legal.basisText}</dd>
      <dt>{legal.recipients}</dt>
      <dd>{legal.recipientsText}</dd>
      <dt>{legal.rights}</dt>
      <dd>
        {legal.rightsText}
        <PageLink to={privacyHref}>{legal.rightsLink}</PageLink>.
      </dd>
    </dl>
  );
}

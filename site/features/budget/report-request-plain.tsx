import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { PrivacyBasics, PrivacyTick } from '#site/ui/form-privacy.tsx';
import { Trap } from '#site/ui/trap.tsx';
import type { ReportRequestProps } from './report-request-props.ts';

interface Props extends ReportRequestProps {
  /** The inputs of the result as a query. */
  readonly plan: string;
}

/** The request as a form for browsers without JavaScript; the server calculates the figures. */
export function PlainReportRequest(props: Props) {
  const { plan, text, form, locale, controller, privacyHref } = props;
  return (
    <form method="post" action="/api/contact" className="budget-report-form budget-report-plain">
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="budget" value={plan} />
      <Field
        as="input"
        id="report-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        label={form.email}
      />
      <Trap label={form.honeypot} />
      <PrivacyTick id="report-privacy" text={form} href={privacyHref} />
      <Button type="submit">{text.send}</Button>
      <PrivacyBasics
        text={form.legal}
        controller={controller}
        purpose={text.purpose}
        href={privacyHref}
      />
    </form>
  );
}

import { Button } from '#site/ui/button.tsx';
import { Trap } from '#site/ui/trap.tsx';
import type { Locale } from '#content/locale.ts';
import type { Ui } from '#content/ui/es.ts';
import type { NewsletterForm } from '#domain/newsletter.ts';
import styles from './newsletter.module.css';

interface Props {
  readonly form: NewsletterForm;
  readonly locale: Locale;
  readonly text: Ui['newsletter'];
  /** The data controller. */
  readonly controller: string;
  readonly privacyHref: string;
}

/**
 * The newsletter's form; in the footer one line, with what the law asks for folded below it. Where there is JavaScript,
 * `layout/newsletter-forms.ts` sends it.
 */
export function Newsletter({ form, locale, text, controller, privacyHref }: Props) {
  const id = `newsletter-${form}`;
  const folded = form === 'footer';

  const law = (
    <p>
      {`${text.controller}: ${controller}. ${text.basics}`}
      <a href={privacyHref}>{text.more}</a>.
    </p>
  );
  return (
    <section className={styles.newsletter} aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      {!folded && <p>{text.lead}</p>}
      <form name={id} method="post" action="/api/newsletter" noValidate>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="language" value={locale} />
        <label htmlFor={`${id}-email`} className={folded ? 'visually-hidden' : undefined}>
          {text.email}
        </label>
        <div>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            required
            placeholder={folded ? text.email : undefined}
            aria-describedby={`${id}-state`}
          />
          <Button type="submit">{text.send}</Button>
        </div>
        <Trap label={text.honeypot} />
        <p id={`${id}-state`} role="status" data-props={JSON.stringify(text.states)} />
        {folded ? (
          <details>
            <summary>{text.law}</summary>
            <p>{text.lead}</p>
            {law}
          </details>
        ) : (
          law
        )}
      </form>
    </section>
  );
}

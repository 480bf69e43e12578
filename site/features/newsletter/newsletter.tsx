import { Button } from '#site/ui/button.tsx';
import { Trap } from '#site/ui/trap.tsx';
import type { Locale } from '#content/locale.ts';
import type { Ui } from '#content/ui/es.ts';
import type { NewsletterForm } from '#domain/newsletter.ts';
import styles from './newsletter.module.css';

interface Props {
  readonly form: NewsletterForm;
  readonly locale: Locale;
  readonly words: Ui['newsletter'];
  /** The data controller. */
  readonly controller: string;
  readonly privacyHref: string;
}

/**
 * The newsletter's form; in the footer one line, with what the law asks for folded below it. Where there is JavaScript,
 * `layout/newsletter-forms.ts` sends it.
 */
export function Newsletter({ form, locale, words, controller, privacyHref }: Props) {
  const id = `newsletter-${form}`;
  const folded = form === 'footer';
  const states = Object.entries(words.states).map(([state, text]) => [`data-${state}`, text]);
  const law = (
    <p>
      {words.controller}: {controller}. {words.basics}
      <a href={privacyHref}>{words.more}</a>.
    </p>
  );
  return (
    <section className={styles.newsletter} aria-labelledby={id} data-newsletter>
      <h2 id={id}>{words.title}</h2>
      {!folded && <p>{words.lead}</p>}
      <form method="post" action="/api/newsletter" noValidate data-draft={id}>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="language" value={locale} />
        <label htmlFor={`${id}-email`} className={folded ? 'visually-hidden' : undefined}>
          {words.email}
        </label>
        <div>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            required
            placeholder={folded ? words.email : undefined}
            aria-describedby={`${id}-state`}
          />
          <Button type="submit">{words.send}</Button>
        </div>
        <Trap label={words.honeypot} />
        <p id={`${id}-state`} role="status" {...Object.fromEntries(states)} />
        {folded ? (
          <details>
            <summary>{words.law}</summary>
            <p>{words.lead}</p>
            {law}
          </details>
        ) : (
          law
        )}
      </form>
    </section>
  );
}

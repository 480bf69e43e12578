import { Button } from '#site/ui/button.tsx';
import { Trap } from '#site/ui/form-privacy.tsx';
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

/** The newsletter's form. `frame/newsletter-forms.ts` sends it where there is JavaScript. */
export function Newsletter({ form, locale, words, controller, privacyHref }: Props) {
  const id = `newsletter-${form}`;
  const states = Object.entries(words.states).map(([state, text]) => [`data-${state}`, text]);
  return (
    <section className={styles.newsletter} aria-labelledby={id} data-newsletter>
      <div>
        <h2 id={id}>{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <form method="post" action="/api/newsletter" noValidate data-draft={id}>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="language" value={locale} />
        <label htmlFor={`${id}-email`}>{words.email}</label>
        <div>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            required
            aria-describedby={`${id}-state`}
          />
          <Button type="submit">{words.send}</Button>
        </div>
        <Trap label={words.honeypot} />
        <p id={`${id}-state`} role="status" {...Object.fromEntries(states)} />
        <p>
          {words.controller}: {controller}. {words.basics}
          <a href={privacyHref}>{words.more}</a>.
        </p>
      </form>
    </section>
  );
}

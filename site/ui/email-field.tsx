import { useState, type ComponentProps } from 'react';
import type { Ui } from '#content/ui/es.ts';
import { suggestEmail } from '#domain/text/email-typo.ts';
import styles from './email-field.module.css';
import { Field } from './field.tsx';

type Props = Omit<Extract<ComponentProps<typeof Field>, { as: 'input' }>, 'as' | 'type'> & {
  readonly text: Pick<Ui['form'], 'emailMeant'>;
};

/** A field for an email address; where it looks mistyped, the address that was probably meant is a press away. */
export function EmailField({ text, onInput, ...field }: Props) {
  const [meant, setMeant] = useState<string>();
  const [before = '', after = ''] = text.emailMeant.split('{email}');
  return (
    <div>
      <Field
        as="input"
        type="email"
        autoComplete="email"
        {...field}
        onInput={(event) => {
          setMeant(suggestEmail(event.currentTarget.value));
          onInput?.(event);
        }}
      />
      <p aria-live="polite" className={styles.meant}>
        {meant && (
          <>
            {before}
            <button type="button" onClick={() => write(field.id, meant)}>
              {meant}
            </button>
            {after}
          </>
        )}
      </p>
    </div>
  );
}

/** Writes into a field as a visitor does: React hears of a value that comes through the browser's own setter. */
function write(id: string, value: string): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

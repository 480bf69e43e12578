import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Look = 'solid' | 'line' | 'ghost';

export const buttonClass = (look: Look, className = '') =>
  `${styles.button} ${styles[look]} ${className}`;

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
  /** Shows that the action runs; the label says what. */
  readonly busy?: boolean;
}

export function Button({ look = 'solid', busy = false, className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      className={buttonClass(look, className)}
      {...props}
    />
  );
}

/** A link that leads on and looks like a button. */
export function ButtonLink({
  look = 'solid',
  className,
  children,
  ...props
}: ComponentProps<'a'> & { readonly look?: Look }) {
  return (
    <a className={`not-printed ${buttonClass(look, className)}`} {...props}>
      {children}
    </a>
  );
}

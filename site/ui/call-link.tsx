import styles from './call-link.module.css';

interface Props {
  readonly number: string;
  /** `Call {number}`: the words around the number, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A telephone number that a phone dials when it is touched. */
export function CallLink({ number, label, className = '' }: Props) {
  const [before, after] = label.split('{number}');
  return (
    <a href={telUrl(number)} className={`${styles.call} ${className}`}>
      <span className="visually-hidden">{before}</span>
      {number}
      <span className="visually-hidden">{after}</span>
    </a>
  );
}

/** `tel:` with digits alone, and the plus sign of a number with its country. */
export function telUrl(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}

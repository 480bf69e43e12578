import type { ComponentProps, ReactNode } from 'react';
import styles from './section.module.css';

interface Props extends ComponentProps<'section'> {
  /** The id of the heading. */
  readonly headingId: string;
  readonly heading: ReactNode;
  /** Below the heading: a line, or paragraphs. */
  readonly lead?: ReactNode;
  /** `band`: on a ground of its own across the page; `beside`: the heading stands beside the content. */
  readonly layout?: 'plain' | 'band' | 'beside';
}

/** A part of a page under its heading. */
export function Section({ headingId, heading, lead, layout = 'plain', ...section }: Props) {
  const { className = '', children, ...attributes } = section;
  const content = (
    <>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        {typeof lead === 'string' ? <p>{lead}</p> : lead}
      </div>
      {children}
    </>
  );
  const wrap = layout === 'band' ? '' : 'wrap';
  return (
    <section
      aria-labelledby={headingId}
      className={`${wrap} ${styles[layout]} ${className}`}
      {...attributes}
    >
      {layout === 'band' ? <div className="wrap">{content}</div> : content}
    </section>
  );
}

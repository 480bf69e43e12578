import type { ReactNode } from 'react';

interface Props {
  readonly href: string;
  /** What a screen reader hears after the words: that it opens apart. */
  readonly newTab: string;
  readonly children: ReactNode;
}

/** A link into the guide from a document that other websites frame. */
export function EmbedLink({ href, newTab, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${newTab}`}</span>
    </a>
  );
}

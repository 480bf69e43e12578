import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Block } from '#content/markdown.ts';
import { type PageId, paths, pathTo } from '#content/pages.ts';
import { ExternalLink } from './external-link.tsx';
import { keepNames } from './keep-names.tsx';
import styles from './prose.module.css';

interface Props {
  /**
   * A line, or a text of headings, paragraphs and lists. May hold `[label](target)`, also to `tel:`, and
   * `**strong**`; see `GuideText` for the targets.
   */
  readonly text: string | readonly Block[];
  readonly locale: Locale;
  /** What stands at the slot of the text. */
  readonly children?: ReactNode;
}

/** The guide's prose with its links: a line within an element of its own, or a whole text. */
export function Prose({ text, locale, children }: Props) {
  if (typeof text === 'string') return lineOf(text, locale);
  return (
    <div className={styles.prose}>
      {text.map((block, index) => {
        if (block.kind === 'slot') return <div key={index}>{children}</div>;
        return <ProseBlock key={index} block={block} locale={locale} />;
      })}
    </div>
  );
}

interface BlockProps {
  readonly block: Exclude<Block, { kind: 'slot' }>;
  readonly locale: Locale;
}

function ProseBlock({ block, locale }: BlockProps) {
  if ('items' in block) {
    const List = block.kind === 'list' ? 'ul' : 'ol';
    return (
      <List>
        {block.items.map((item) => (
          <li key={item}>{lineOf(item, locale)}</li>
        ))}
      </List>
    );
  }
  if (block.kind === 'heading') return <h2 id={block.id}>{keepNames(block.text)}</h2>;
  const className = block.kind === 'note' ? styles.note : undefined;
  return <p className={className}>{lineOf(block.text, locale)}</p>;
}

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

function lineOf(text: string, locale: Locale): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, label = '', target, strong] = match;
    parts.push(keepNames(text.slice(end, match.index)));
    if (strong) parts.push(<strong key={match.index}>{keepNames(strong)}</strong>);
    else if (target?.startsWith('https:'))
      parts.push(
        <ExternalLink key={match.index} href={target} locale={locale}>
          {keepNames(label)}
        </ExternalLink>,
      );
    else if (target?.startsWith('tel:'))
      parts.push(
        <a key={match.index} href={target}>
          <span className="no-break">{label}</span>
        </a>,
      );
    else parts.push(<GuideLink key={match.index} {...{ label, target: target ?? '', locale }} />);
    end = match.index + whole.length;
  }
  return [...parts, keepNames(text.slice(end))];
}

function GuideLink(props: { label: string; target: string; locale: Locale }) {
  const [page = '', anchor] = props.target.split('#');
  const path = page in paths ? pathTo(page as PageId, props.locale) : undefined;
  if (!path) return props.label;
  return <a href={anchor ? `${path}#${anchor}` : path}>{props.label}</a>;
}

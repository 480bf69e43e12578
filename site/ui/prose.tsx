import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { type PageId, paths, pathTo } from '#content/pages.ts';
import { ExternalLink } from './external-link.tsx';
import { keepNames } from './keep-names.tsx';

interface Props {
  /** May hold `[label](target)`, also to `tel:`, and `**strong**`; see `GuideCopy` for the targets. */
  readonly text: string;
  readonly locale: Locale;
}

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** A line of the guide's prose with its links. */
export function Prose({ text, locale }: Props) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, label = '', target, strong] = match;
    parts.push(keepNames(text.slice(end, match.index)));
    if (strong) parts.push(<strong key={match.index}>{keepNames(strong)}</strong>);
    else if (target?.startsWith('https:'))
      parts.push(
        <ExternalLink key={match.index} href={target} locale={locale}>
          {label}
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

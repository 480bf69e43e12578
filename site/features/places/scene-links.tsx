import { keepNames } from '#site/ui/keep-names.tsx';
import type { OnScreen } from './read-scenes.ts';

interface Props extends OnScreen {
  /** Before the names. */
  readonly label: string;
}

/** What was filmed or played at a place; each leads to its row on the page of series and music. */
export function SceneLinks({ scenes, label }: Props) {
  if (!scenes) return null;
  return (
    <p className="note">
      {`${label} `}
      {scenes.map(({ name, year, href }, index) => (
        <span key={href}>
          {index > 0 && '; '}
          <a href={href}>{keepNames(name)}</a>
          {` (${year})`}
        </span>
      ))}
    </p>
  );
}

/** The tag of a place that is known from a screen. */
export function sceneTag(scenes: OnScreen['scenes'], label: string) {
  const [first] = scenes ?? [];
  return first && { label, href: first.href };
}

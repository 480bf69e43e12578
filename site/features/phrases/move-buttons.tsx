import { Button } from '#site/ui/button.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';

interface Props {
  readonly at: number;
  readonly count: number;
  /** What is moved. */
  readonly of: string;
  readonly text: Readonly<Record<'up' | 'down', string>>;
  readonly onMove: (by: -1 | 1) => void;
}

const ways = [
  { by: -1, name: 'up', path: 'm5 15 7-7 7 7' },
  { by: 1, name: 'down', path: 'm5 9 7 7 7-7' },
] as const;

/** Puts one of a list a place higher or lower; a button that leads nowhere keeps the focus. */
export function MoveButtons({ at, count, of, text, onMove }: Props) {
  return ways.map(({ by, name, path }) => {
    const end = at + by < 0 || at + by >= count;
    return (
      <Button
        key={name}
        look="line"
        aria-disabled={end || undefined}
        onClick={() => !end && onMove(by)}
      >
        <LineIcon path={path} />
        <span className="visually-hidden">{`${text[name]}: ${of}`}</span>
      </Button>
    );
  });
}

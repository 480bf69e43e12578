import type { KeyboardEvent } from 'react';
import { fill } from '#domain/text/fill.ts';
import { Icon } from './icons.tsx';
import { useTool } from './tool.ts';
import { useGripKeys } from './use-grip-keys.ts';

interface Props {
  readonly stopKey: number;
  readonly name: string;
}

/** Takes a stop in hand: by keys, or by dragging. */
export function Grip({ stopKey, name }: Props) {
  const { text, held } = useTool();
  const press = useGripKeys(stopKey, name);
  return (
    <button
      type="button"
      className={`icon-button trip-grip ${held === stopKey ? 'held' : ''}`}
      aria-label={fill(text.stop.grip, { name })}
      aria-describedby="trip-keys"
      onKeyDown={(event: KeyboardEvent) => {
        if (press(event)) event.preventDefault();
      }}
    >
      <Icon name="grip" />
    </button>
  );
}

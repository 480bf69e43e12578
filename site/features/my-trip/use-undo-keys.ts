import { useEffect } from 'react';

interface Steps {
  readonly undo: () => unknown;
  readonly redo: () => unknown;
}

/** Ctrl or ⌘ with Z undoes, with Shift it does again; within a field they are the browser's. */
export function useUndoKeys({ undo, redo }: Steps, isOn = true): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, shiftKey } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey)) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog, [popover]'))
        return;
      event.preventDefault();
      if (shiftKey) redo();
      else undo();
    }
    if (isOn) addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo, isOn]);
}

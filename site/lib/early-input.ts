import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

type Changed = Readonly<Record<string, string>>;

/**
 * A ref for what holds the fields and buttons of an island. What a visitor has changed in the fields before they were
 * hydrated, which React does not report, is given to `take` by field name once the island has rendered with the URL and
 * the storage. What it shows then anyway is not given: Firefox fills the fields again after a reload, which is no choice.
 * A button that was pressed before, which the script in the head marks, is pressed again after that.
 */
export function useEarlyInput<E extends HTMLElement>(
  take?: (changed: Changed) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const [early, setEarly] = useState<readonly (readonly [field: Field, value: string])[]>();
  const [pressed, setPressed] = useState<readonly HTMLElement[]>([]);
  const report = useEffectEvent((fields: NonNullable<typeof early>) => {
    const changed = fields.filter(([field, value]) => valueOf(field) !== value);
    if (changed.length > 0)
      take?.(Object.fromEntries(changed.map(([{ name }, value]) => [name, value])));
    setPressed(found(ref, '[data-pressed]'));
  });
  useLayoutEffect(() => {
    // Before the next render, which sets the fields.
    const fields = found<Field>(ref, 'input[name], select').filter(isChanged);
    if (fields.length > 0 || found(ref, '[data-pressed]').length > 0)
      setEarly(fields.map((field) => [field, valueOf(field)] as const));
  }, []);
  useEffect(() => {
    if (early) report(early);
  }, [early]);
  // Each in a render of its own, as a press changes what the next one starts from.
  useEffect(() => {
    const [first, ...others] = pressed;
    if (!first) return;
    first.removeAttribute('data-pressed');
    first.click();
    setPressed(others);
  }, [pressed]);
  return ref;
}

function found<E extends HTMLElement>(
  { current }: RefObject<HTMLElement | null>,
  selector: string,
) {
  return [...(current?.querySelectorAll<E>(selector) ?? [])];
}

type Field = HTMLInputElement | HTMLSelectElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function valueOf(field: Field): string {
  const checked = field.matches(':checked');
  if (field.type === 'checkbox') return checked ? '1' : '0';
  return field.type === 'radio' && !checked ? '' : field.value;
}

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
 * A ref for what holds the fields of an island. What a visitor has changed in them before they were hydrated, which
 * React does not report, is given to `take` by field name once the island has rendered with the URL and the storage.
 * What it shows then anyway is not given: Firefox fills the fields again after a reload, which is no choice.
 */
export function useEarlyFields<E extends HTMLElement>(
  take: (changed: Changed) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const [early, setEarly] = useState<readonly (readonly [field: Field, value: string])[]>([]);
  const report = useEffectEvent(take);
  useLayoutEffect(() => {
    // Before the next render, which sets the fields.
    const fields = ref.current?.querySelectorAll<Field>('input[name], select') ?? [];
    const changed = [...fields].filter(isChanged).map((field) => [field, valueOf(field)] as const);
    if (changed.length > 0) setEarly(changed);
  }, []);
  useEffect(() => {
    const changed = early.filter(([field, value]) => !shows(field, value));
    if (changed.length > 0)
      report(Object.fromEntries(changed.map(([{ name }, value]) => [name, value])));
  }, [early]);
  return ref;
}

type Field = HTMLInputElement | HTMLSelectElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function shows(field: Field, value: string): boolean {
  return field.type === 'radio' ? field.matches(':checked') : valueOf(field) === value;
}

function valueOf(field: Field): string {
  if (field.type !== 'checkbox') return field.value;
  return field.matches(':checked') ? '1' : '0';
}

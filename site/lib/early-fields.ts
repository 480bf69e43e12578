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
 */
export function useEarlyFields<E extends HTMLElement>(
  take: (changed: Changed) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const [changed, setChanged] = useState<Changed>({});
  const report = useEffectEvent(take);
  useLayoutEffect(() => {
    // Before the next render, which sets the fields.
    const fields = ref.current?.querySelectorAll<Field>('input[name], select') ?? [];
    const early = [...fields].filter(isChanged).map((field) => [field.name, valueOf(field)]);
    if (early.length > 0) setChanged(Object.fromEntries(early) as Changed);
  }, []);
  useEffect(() => {
    if (Object.keys(changed).length > 0) report(changed);
  }, [changed]);
  return ref;
}

type Field = HTMLInputElement | HTMLSelectElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function valueOf(field: Field): string {
  if (field.type !== 'checkbox') return field.value;
  return field.matches(':checked') ? '1' : '0';
}

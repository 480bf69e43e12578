import { useEffect, useState } from 'react';

/** What is fetched once there is nothing else to do; undefined until then, and without a connection. */
export function useLate<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<{ readonly value: Value }>();
  useEffect(() => {
    let gone = false;
    const fetchIt = () =>
      load().then(
        (loaded) => !gone && setValue({ value: loaded }),
        () => undefined,
      );
    // Safari has no idle callbacks.
    const timer = setTimeout(() =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(() => void fetchIt(), { timeout: 2000 })
        : void fetchIt(),
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load]);
  return value?.value;
}

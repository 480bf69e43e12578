/** Local storage is permanent; session storage lasts as long as the tab. */
type Area = 'localStorage' | 'sessionStorage';

/** Reads a stored value; null when there is none or storage is blocked. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value if the browser allows it; null removes it. */
export function store(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Storage may be blocked; the page works without it.
  }
}

/** Calls back when what is stored may have changed: in another tab, or on a page that was visited since. */
export function onStored(listener: (event: Event) => void): () => void {
  for (const type of ['storage', 'pageshow']) addEventListener(type, listener);
  return () => {
    for (const type of ['storage', 'pageshow']) removeEventListener(type, listener);
  };
}

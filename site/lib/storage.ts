/** What the browser keeps for good, or for as long as the tab is open. */
type Area = 'localStorage' | 'sessionStorage';

/** Reads a value that the browser keeps; null when there is none or storage is blocked. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in the browser, where that is allowed; null forgets it. */
export function store(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Blocked storage is the visitor's choice: the page works without.
  }
}

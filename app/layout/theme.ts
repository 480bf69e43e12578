import { readStored, store } from '#app/lib/storage.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const KEY = 'theme';

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const themeScript = `try{const t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** The visitor's choice; the system decides until there is one. */
export function chosenTheme(): Theme {
  return themes.find((theme) => theme === readStored(KEY)) ?? 'system';
}

/** Applies and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  store(KEY, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

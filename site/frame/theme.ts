import { readStored, store } from '#site/lib/storage.ts';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const themeKey = 'theme';

/** The visitor's choice; the system decides until there is one. */
export function chosenTheme(): Theme {
  return themes.find((theme) => theme === readStored(themeKey)) ?? 'system';
}

/** Applies and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  store(themeKey, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

import { store } from '#site/lib/storage.ts';
import { themeKey, themes, type Theme } from './theme.ts';

const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');

button?.addEventListener('click', () => {
  const next = themes[(themes.indexOf(chosen()) + 1) % themes.length] ?? 'system';
  if (next === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = next;
  store(themeKey, next === 'system' ? null : next);
  say(next);
});
say(chosen());

/** The visitor's choice as the script in the head has read it; the system decides until there is one. */
function chosen(): Theme {
  return themes.find((theme) => theme === root.dataset['theme']) ?? 'system';
}

function say(theme: Theme): void {
  const name = button?.querySelector('span');
  if (!button || !name) return;
  const { label, [theme]: words } = button.dataset;
  button.title = name.textContent = `${label}: ${words}`;
}

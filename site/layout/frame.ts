// The scripts of every page. The document works without them.
import './ask-consent.ts';
import './failed-pictures.ts';
import './focus-in-view.ts';
import './language-links.ts';
import './menus.ts';
import './newsletter-forms.ts';
import './outdated-build.ts';
import './returning-bar.ts';
import './search-key.ts';
import './theme-switch.ts';
import { startOffline } from './offline.ts';

startOffline();

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[name=own-currency]');
  if (button) import('./own-currency.ts').then((panel) => panel.open(button)).catch(() => {});
});

// Where one is on the page is asked once it is scrolled.
addEventListener(
  'scroll',
  () => {
    import('./page-contents.ts').then((contents) => contents.followParts()).catch(() => {});
  },
  { once: true, passive: true },
);

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

// Where one is on the page is asked once it is scrolled.
addEventListener(
  'scroll',
  () => {
    import('./page-contents.ts').then(({ followParts }) => followParts()).catch(() => {});
  },
  { once: true, passive: true },
);

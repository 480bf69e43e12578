// The scripts of every page. The document works without them.
import './ask-consent.ts';
import './failed-pictures.ts';
import './language-links.ts';
import './menus.ts';
import './newsletter-forms.ts';
import './outdated-build.ts';
import './search-key.ts';
import './theme-switch.ts';
import { startOffline } from './offline.ts';

startOffline();

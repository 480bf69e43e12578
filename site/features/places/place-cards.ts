// What stands on the cards of places and needs code.
import '#site/ui/panels.ts';
import '#site/ui/copy-text.element.ts';
import '#site/ui/show-card/show-cards.ts';
import './open-now.element.ts';
import './today-hours.element.ts';

// Without it the link leads to Naver's website.
import('./naver-link.element.ts').catch(() => undefined);

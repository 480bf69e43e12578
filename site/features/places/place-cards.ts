// What stands on the cards of places and needs code.
import '#site/ui/panels.ts';
import '#site/ui/copy-text.element.ts';
import '#site/ui/show-card/show-cards.ts';
import './naver-link.element.ts';
import './open-now.element.ts';
import './today-hours.element.ts';

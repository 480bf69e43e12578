// What stands on the cards of places and needs code once a card is near the view.
import './copy-text.ts';
import './dialogs.ts';
import './naver-link.ts';
import './open-now.ts';
import './today-hours.ts';

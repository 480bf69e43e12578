import { whenNear } from '#site/lib/when-near.ts';

whenNear('taxi-card', () => import('./taxi-card.element.ts'));
whenNear('nearest-station', () => import('./nearest-station.element.ts'));
whenNear('wallet-card', () => import('./wallet-card.element.ts'));

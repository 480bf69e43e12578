import { whenNear } from '#site/lib/when-near.ts';

whenNear('embassy-choice, taxi-card', () =>
  Promise.all([import('./embassy-choice.ts'), import('./taxi-card.ts')]),
);
whenNear('nearest-station', () => import('./nearest-station.ts'));
whenNear('wallet-card', () => import('./wallet-card.ts'));

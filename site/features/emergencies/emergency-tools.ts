import { whenNear } from '#site/lib/when-near.ts';

whenNear('embassy-choice, taxi-card', () =>
  Promise.all([
    import('#site/features/embassies/embassy-choice.element.ts'),
    import('./taxi-card.element.ts'),
  ]),
);
whenNear('nearest-station', () => import('./nearest-station.element.ts'));
whenNear('wallet-card', () => import('./wallet-card.element.ts'));

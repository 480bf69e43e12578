import { whenNear } from '#site/lib/when-near.ts';

whenNear('save-guide', () => import('./save-guide.element.ts'));

import { whenNear } from './when-near.ts';

whenNear('save-guide', () => import('./save-guide.ts'));

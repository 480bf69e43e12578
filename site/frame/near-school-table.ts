import { whenNear } from './when-near.ts';

whenNear('input[data-compare]', () => import('./compare-schools.ts'));

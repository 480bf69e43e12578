import { whenNear } from '#site/lib/when-near.ts';

whenNear('[data-filter-list]', () => import('./filter-list-apart.ts'), '[data-filter] button');

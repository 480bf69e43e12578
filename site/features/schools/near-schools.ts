import { whenNear } from '#site/lib/when-near.ts';

// The ticks themselves lie in rows that are closed.
whenNear('li:has(input[data-compare])', () => import('./compare-schools.ts'));

import '#site/ui/panels.ts';
import { whenNear } from '#site/lib/when-near.ts';

whenNear('[data-open-words]', () => import('./place-tools.ts'), 'copy-text button');

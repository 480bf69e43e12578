import './panels.ts';
import { whenNear } from './when-near.ts';

whenNear('[data-open-words]', () => import('./place-tools.ts'), 'copy-text button');

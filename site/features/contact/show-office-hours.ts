import { everyMinute } from '#site/lib/every-minute.ts';
import { isOpen, type OfficeHours } from './office-hours.ts';

/** Shows whether the office is open now, one of the two sentences in `contact-details.tsx`. */
const sign = document.querySelector<HTMLElement>('dd[data-props]');
if (sign) {
  const hours = JSON.parse(sign.dataset['props'] ?? '') as OfficeHours;
  const [open, closed] = sign.querySelectorAll('span');
  everyMinute((now) => {
    const isNow = isOpen(now, hours);
    if (open) open.ariaHidden = String(!isNow);
    if (closed) closed.ariaHidden = String(isNow);
  });
}

import { everyMinute } from '#site/lib/every-minute.ts';
import { isOpen, type OfficeHours } from './office-hours.ts';

/** Shows whether the office is open now, one of the two sentences in `contact-details.tsx`. */
const sign = document.querySelector<HTMLElement>('[data-office-hours]');
if (sign) {
  const hours = JSON.parse(sign.dataset['officeHours'] ?? '') as OfficeHours;
  everyMinute((now) => {
    sign.dataset['open'] = String(isOpen(now, hours));
  });
}

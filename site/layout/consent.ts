/**
 * The storage key of the choice, `accepted` or `rejected`. The script in the head reads
 * and writes it, and reflects it in `data-consent` of the root element (head-scripts.ts).
 */
export const consentKey = 'consent';

/**
 * Under which the choice is kept, `accepted` or `rejected` (specification 1, section 3). The script in the head
 * reads and writes it, and has it stand in `data-consent` of the root element (head-scripts.ts).
 */
export const consentKey = 'consent';

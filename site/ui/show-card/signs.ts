/** The sign of what opens a card. */
export const enlargePath = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

/** The sign of what is heard. */
export const soundPath = 'M4 9.5v5h4l5 4v-13l-5 4ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11';

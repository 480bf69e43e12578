export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Under which a choice other than the system's theme is kept. */
export const themeKey = 'theme';

import styles from './surface.module.css';

export type SurfaceColor =
  'jade' | 'celadon' | 'hwang' | 'vermilion' | 'hanji' | 'indigo' | 'mugung' | 'giwa';

/** The class names of a coloured surface; its text and focus ring follow. */
export function surface(color: SurfaceColor): string {
  return `${styles.surface} ${styles[color]}`;
}

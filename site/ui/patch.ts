import styles from './patch.module.css';

export type PatchColor =
  'jade' | 'celadon' | 'hwang' | 'vermilion' | 'hanji' | 'indigo' | 'mugung' | 'giwa';

/** The class names of a patch in a colour; its text and focus ring follow. */
export function patch(color: PatchColor): string {
  return `${styles.patch} ${styles[color]}`;
}

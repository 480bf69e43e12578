import styles from './logo.module.css';
import { LogoMark } from './logo-mark.tsx';

export function Logo({ home, name }: { home: string; name: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <a href={home} className={styles.logo}>
      <LogoMark />
      {first}
      <span className={styles.rest}>{` ${rest.join(' ')}`}</span>
    </a>
  );
}

import styles from './logo.module.css';
import { LogoMark } from './logo-mark.tsx';

export function Logo({ home, name }: { home: string; name: string }) {
  return (
    <a href={home} className={styles.logo}>
      <LogoMark />
      {name}
    </a>
  );
}

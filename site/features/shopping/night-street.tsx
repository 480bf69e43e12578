import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { ShoppingPage } from './read.ts';
import styles from './night-street.module.css';

interface Props {
  readonly label: string;
  readonly areas: ShoppingPage['areas'];
}

/** The areas whose drawings show an evening, side by side as one street; each leads to its card. */
export function NightStreet({ label, areas }: Props) {
  return (
    <nav className={`not-printed ${styles.street}`} aria-label={label}>
      <ul data-scrolls-sideways>
        {areas
          .filter(({ drawing }) => evenings.has(drawing))
          .map(({ id, name, hangul, drawing }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Picture picture={picture(drawing)} alt="" title={name} sizes="260px" />
                <b>{name}</b>
                <span lang="ko">{hangul}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const evenings: ReadonlySet<string> = new Set([
  'seoul/myeongdong',
  'seoul/hongdae',
  'shopping/dongdaemun-fashion',
  'shopping/gangnam',
  'shopping/gwangbokdong',
  'shopping/lotte-department-store',
  'shopping/seomyeon',
]);

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  AccommodationIcon,
  GastronomyIcon,
  ItineraryIcon,
  QuestionIcon,
  RequirementsIcon,
  ShoppingIcon,
  TourismIcon,
  TransportIcon,
} from '#app/ui/category-icons.tsx';
import { keepNames } from '#app/ui/keep-names.tsx';
import { patch, type PatchColor } from '#app/ui/patch.ts';
import type { HomeCopy } from '#content/copy/home.ts';
import styles from './categories.module.css';
import { Soon } from './next-step.tsx';
import type { PageLinks } from './page-links.ts';

type Category = HomeCopy['categories']['tiles'][number]['page'];

const looks: Readonly<Record<Category, { color: PatchColor; icon: ReactNode }>> = {
  tourism: { color: 'jade', icon: <TourismIcon /> },
  transport: { color: 'celadon', icon: <TransportIcon /> },
  accommodation: { color: 'hwang', icon: <AccommodationIcon /> },
  gastronomy: { color: 'vermilion', icon: <GastronomyIcon /> },
  shopping: { color: 'hanji', icon: <ShoppingIcon /> },
  itineraries: { color: 'indigo', icon: <ItineraryIcon /> },
  requirements: { color: 'mugung', icon: <RequirementsIcon /> },
  faq: { color: 'giwa', icon: <QuestionIcon /> },
};

interface Props {
  readonly copy: HomeCopy['categories'];
  readonly soon: string;
  readonly links: PageLinks;
}

/** The eight guides as one patchwork cloth. */
export function Categories({ copy, soon, links }: Props) {
  return (
    <section
      id="categorias"
      aria-labelledby="categorias-title"
      className={`wrap ${styles.section}`}
    >
      <div className={styles.head}>
        <h2 id="categorias-title">{copy.heading}</h2>
        <p>{copy.lead}</p>
      </div>
      <ul className={styles.cloth}>
        {copy.tiles.map(({ page, label, line }) => {
          const { color, icon } = looks[page];
          const to = links[page];
          const content = (
            <>
              {icon}
              <strong>{label}</strong>
              <span className={styles.line}>{keepNames(line)}</span>
            </>
          );
          return (
            <li key={page}>
              {to ? (
                <Link to={to} prefetch="intent" className={`${patch(color)} ${styles.tile}`}>
                  {content}
                </Link>
              ) : (
                <div className={`${patch(color)} ${styles.tile}`}>
                  {content}
                  <Soon word={soon} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

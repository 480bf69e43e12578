import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { storedLanguage } from '#app/lib/language-cookie.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { localeOf, pathTo } from '#content/pages.ts';
import { readNotFound } from '#content/read.server.ts';
import styles from './not-found.module.css';

export function loader({ request, url }: LoaderFunctionArgs) {
  const page = readNotFound(localeOf(url, storedLanguage(request)));
  return data({ ...page, picture: picture('pages/not-found') }, { status: 404 });
}

export default function NotFoundPage() {
  const { locale, copy, popular, picture: tiger } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.split}>
        <div>
          <p className={styles.code}>{copy.code}</p>
          <h1>{copy.heading}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to={pathTo('home', locale)}>{copy.home}</ButtonLink>
            <ButtonLink look="line" to={pathTo('contact', locale)}>
              {copy.contact}
            </ButtonLink>
          </div>
        </div>
        <Picture picture={tiger} alt={copy.picture} eager className={styles.picture} />
      </div>
      {popular.length > 0 && (
        <nav aria-labelledby="popular">
          <h2 id="popular" className={styles.popularTitle}>
            {copy.popularTitle}
          </h2>
          <ul className={styles.popular}>
            {popular.map(({ href, label }) => (
              <li key={href}>
                <PageLink to={href}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

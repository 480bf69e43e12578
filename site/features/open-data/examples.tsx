import { keepNames } from '#site/ui/keep-names.tsx';
import { Section } from '#site/ui/section.tsx';
import type { DataPage } from './read-data-page.ts';
import styles from './examples.module.css';

type Props = Pick<DataPage, 'examples'> & {
  readonly text: DataPage['text']['examples'];
};

/** How the files are used: on a command line, on a map, in a calendar, in a text. */
export function Examples({ text, examples }: Props) {
  const { table, map, calendar, figure } = examples;
  return (
    <Section headingId="examples" heading={text.heading} layout="band">
      <div className={styles.examples}>
        <Example {...text.curl} code={`curl --compressed -O ${table}`} />
        <Example {...text.map} code={map} />
        <Example {...text.calendar} code={calendar} />
        <section>
          <h3>{text.cite.heading}</h3>
          <p>{text.cite.text}</p>
          <p>
            <a href={figure.href}>{keepNames(figure.label)}</a>
          </p>
        </section>
      </div>
    </Section>
  );
}

/** Text and code that can be copied from. */
export function Example(props: {
  readonly heading?: string;
  readonly text: string;
  readonly code: string;
}) {
  return (
    <section>
      {props.heading !== undefined && <h3>{props.heading}</h3>}
      <p>{props.text}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre className={styles.code} tabIndex={0} data-scrolls-sideways>
        <code>{props.code}</code>
      </pre>
    </section>
  );
}

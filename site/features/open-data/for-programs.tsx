import { Section } from '#site/ui/section.tsx';
import { Example } from './examples.tsx';
import type { DataPage } from './read-data-page.ts';

type Props = Pick<DataPage, 'api'> & {
  readonly text: DataPage['text']['api'];
};

/** How a program asks the search, and where the guide is as one text. */
export function ForPrograms({ text, api }: Props) {
  const { search, locale, links } = api;
  return (
    <Section headingId="api" heading={text.heading}>
      <Example
        text={api.text}
        code={`curl --get ${search} -d lang=${locale} --data-urlencode 'q=${text.question}'`}
      />
      <p className="row">
        {links.map(({ name, href }) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </p>
    </Section>
  );
}

import { CopyButton } from '#site/ui/copy-button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import code from './examples.module.css';
import styles from './embed-list.module.css';
import type { EmbedListData } from './read-embed-list.ts';

type Kind = EmbedListData['kinds'][number];

/** What other websites can frame: each kind as it looks there, and the code for it. */
export function EmbedList({ data: { text, kinds } }: { readonly data: EmbedListData }) {
  const lead = (
    <>
      <p>{text.lead}</p>
      <p>{text.theme}</p>
    </>
  );
  return (
    <Section headingId="embeds" heading={text.heading} lead={lead}>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.id} id={`embed-${kind.id}`} className={styles.kind}>
            <Preview kind={kind} />
            <h3>{kind.name}</h3>
            <p>{kind.text}</p>
            <Fold label={text.show} of={kind.name}>
              <div className={styles.codes}>
                {kind.embeds.map((embed, index) => (
                  <Code
                    key={embed.path}
                    id={`embed-${kind.id}-${index + 1}`}
                    embed={embed}
                    text={text}
                  />
                ))}
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CodeProps {
  readonly id: string;
  readonly embed: Kind['embeds'][number];
  readonly text: EmbedListData['text'];
}

/** One press selects the whole code. */
function Code({ id, embed: { title, path, code: written }, text }: CodeProps) {
  return (
    <div className={styles.code}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre id={id} className={code.code} tabIndex={0} data-scrolls-sideways>
        <code>{written}</code>
      </pre>
      <div className="row">
        <CopyButton
          text={written}
          of={title}
          source={id}
          copyButtonText={{ address: text.copy, done: text.done, selected: text.selected }}
        />
        <a href={path}>
          {text.open}
          <span className="visually-hidden">{`: ${title}`}</span>
        </a>
      </div>
    </div>
  );
}

/** The document in a frame; its links are followed where it stands on its own. */
function Preview({ kind: { id, embeds } }: { readonly kind: Kind }) {
  const [{ path, title }] = embeds as readonly [Kind['embeds'][number]];
  return (
    <iframe
      src={path}
      title={title}
      loading="lazy"
      inert
      sandbox="allow-same-origin"
      className={`not-printed ${styles.preview} ${styles[id]}`}
    />
  );
}

import type { Ui } from '#content/ui/es.ts';
import type { Locale } from '#content/locale.ts';
import type { LegalPageId } from '#content/pages.ts';
import { BrowserStorage, ForgetAnswers } from './browser-storage.tsx';
import { Promises } from './promises.tsx';
import type { BrowserStorage as Storage, LegalPage } from './read.ts';
import type { CategoryIconName } from '#site/ui/category-icon.tsx';
import type { BreadcrumbTexts } from '#site/ui/breadcrumb.tsx';
import { PageHeader } from '#site/ui/page-header.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Answer, Chapters, Question } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './legal-document.module.css';

interface Props extends LegalPage {
  readonly frame: BreadcrumbTexts & {
    readonly uiText: Pick<Ui, 'sampleOwner'>;
    readonly owner: { readonly sample: boolean };
  };
  readonly locale: Locale;
  readonly page: LegalPageId;
  readonly icon: CategoryIconName;
  /** What the browser keeps, on the page that says so. */
  readonly storage: Storage | undefined;
}

/** A legal page: what it promises, then its text part by part. */
export function LegalDocument({ frame, locale, page, icon, text, storage, ...law }: Props) {
  const { uiText, owner } = frame;
  return (
    <>
      <PageHeader frame={frame} text={text} dated={text.updated} color="celadon" icon={icon} />
      <Promises {...law.summary} page={page} locale={locale}>
        {storage && <ForgetAnswers text={storage.text} />}
      </Promises>
      <Section
        layout="beside"
        headingId="whole"
        heading={text.whole}
        lead={owner.sample && <p className={styles.sample}>{uiText.sampleOwner}</p>}
      >
        <Chapters>
          {law.parts.map(({ id, title, blocks }) => (
            // Who is behind the guide is not to be looked for.
            <Question key={id} title={title} open={page === 'legal-notice' && id === 'owner'}>
              <Answer id={id}>
                <Prose text={blocks} locale={locale}>
                  {storage && <BrowserStorage {...storage} />}
                </Prose>
              </Answer>
            </Question>
          ))}
        </Chapters>
      </Section>
    </>
  );
}

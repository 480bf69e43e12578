import type { LoaderFunctionArgs } from 'react-router';
import { ContactDetails } from '#app/features/contact/contact-details.tsx';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { contactResult } from '#app/lib/contact-result.ts';
import { storedLanguage } from '#app/lib/language-cookie.ts';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { localeOf, pathTo } from '#content/pages.ts';
import { readFormWords, readPage } from '#content/read.server.ts';
import { contactSubjects } from '#domain/contact.ts';
import styles from './contact.module.css';

function load({ request, url, context }: LoaderFunctionArgs) {
  const page = readPage('contact', localeOf(url, storedLanguage(request)));
  return {
    ...page,
    form: readFormWords(page.locale),
    sent: url.searchParams.get('sent') === '1',
    result: context.get(contactResult) ?? undefined,
    subject: contactSubjects.find((name) => name === url.searchParams.get('subject')),
  };
}

export const loader = packed(load);

export default function ContactPage() {
  const { copy, locale, form, sent, result, subject } = usePageData<typeof load>();
  const { ui, owner } = useLoadedFrame();
  return (
    <>
      <PageHeader copy={copy} color="hwang" icon={<CategoryIcon name="faq" />} />
      <div className={`wrap ${styles.columns}`}>
        <aside aria-labelledby="contact-details">
          <h2 id="contact-details" className="visually-hidden">
            {copy.info.label}
          </h2>
          <ContactDetails
            words={copy.info}
            email={owner.email}
            location={owner.location}
            social={owner.social}
            officeHours={copy.officeHours}
            opensInNewTab={ui.opensInNewTab}
            sample={owner.sample ? { mark: ui.sample, note: ui.sampleOwner } : undefined}
          />
        </aside>
        <section aria-labelledby="contact-form">
          <h2 id="contact-form" className="visually-hidden">
            {copy.form}
          </h2>
          <ContactForm
            form="contact"
            locale={locale}
            ui={form}
            controller={owner.controller}
            privacyHref={pathTo('privacy-policy', locale)}
            sent={sent}
            initial={result}
            subject={subject}
          />
        </section>
      </div>
    </>
  );
}

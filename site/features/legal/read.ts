import { readPage } from '#site/lib/read-page.ts';

import { copy as cookiePolicy } from '#content/copy/cookie-policy.ts';
import { browserStorage } from '#content/data/browser-storage.ts';
import { sections as accessibilityEn } from '#content/legal/accessibility.en.ts';
import { sections as accessibilityEs } from '#content/legal/accessibility.es.ts';
import { sections as cookiePolicyEn } from '#content/legal/cookie-policy.en.ts';
import { sections as cookiePolicyEs } from '#content/legal/cookie-policy.es.ts';
import { sections as legalNoticeEn } from '#content/legal/legal-notice.en.ts';
import { sections as legalNoticeEs } from '#content/legal/legal-notice.es.ts';
import { fillOwner } from '#content/legal/legal.ts';
import { sections as privacyPolicyEn } from '#content/legal/privacy-policy.en.ts';
import { sections as privacyPolicyEs } from '#content/legal/privacy-policy.es.ts';
import { sections as termsOfServiceEn } from '#content/legal/terms-of-service.en.ts';
import { sections as termsOfServiceEs } from '#content/legal/terms-of-service.es.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { ownerDetails } from '#content/owner-details.ts';

const legalTexts = {
  'privacy-policy': { es: privacyPolicyEs, en: privacyPolicyEn },
  'terms-of-service': { es: termsOfServiceEs, en: termsOfServiceEn },
  'cookie-policy': { es: cookiePolicyEs, en: cookiePolicyEn },
  'legal-notice': { es: legalNoticeEs, en: legalNoticeEn },
  accessibility: { es: accessibilityEs, en: accessibilityEn },
};

/** A legal page with the owner's details in its text. */
export function readLegal(page: keyof typeof legalTexts, locale: Locale) {
  const sections = fillOwner(legalTexts[page][locale], ownerDetails(locale));
  return { ...readPage(page, locale), sections };
}

/** What the guide stores in a browser, in one language. */
export function readBrowserStorage(locale: Locale) {
  return {
    words: localize(cookiePolicy.storage, locale),
    items: localize(browserStorage, locale),
  };
}

export type BrowserStorage = ReturnType<typeof readBrowserStorage>;

import { owner, type Owner } from './data/owner.ts';
import type { Locale, Text } from './locale.ts';
import { isSample } from './samples.ts';

/**
 * The owner's details in one language, as visitors may see them: once the guide is published, those that are still a
 * sample are left out.
 */
export function ownerDetails(locale: Locale, facts: Owner = owner) {
  const hidden = (text: string) => facts.published && (facts.sample || isSample(text));
  const shown = (text: string) => (hidden(text) ? undefined : text);
  const inLanguage = (text: Text) => shown(text[locale]);
  return {
    /** Whether the details have to be marked as a sample. */
    sample: facts.sample && !facts.published,
    controller: inLanguage(facts.controller),
    taxId: inLanguage(facts.taxId),
    address: inLanguage(facts.address),
    email: shown(facts.email),
    location: inLanguage(facts.location),
    social: facts.social.filter(({ url }) => !hidden(url)),
  };
}

export type OwnerDetails = ReturnType<typeof ownerDetails>;

import { owner, type Owner } from '#content/data/owner.ts';
import { locales, type Text } from '#content/locale.ts';
import { everyDataset, schemaFile, type DatasetId } from '#content/open-data/datasets.ts';
import { openDataFolder } from '#content/open-data-paths.ts';
import { pathTo, type PageId } from '#content/pages.ts';
import type { Source } from '#content/register/figure.ts';
import { publisherOf } from '#content/register/publishers.ts';
import { dataWords } from '#content/text/data.ts';

/** The address of a file of the open data. */
export const fileUrl = (name: string) => owner.origin + openDataFolder + name;

/** An address in every language. */
export function inBoth(url: (locale: keyof Text) => string): Text {
  return Object.fromEntries(locales.map((locale) => [locale, url(locale)])) as Text;
}

/** The addresses of a page, or of a part of it. */
export const pageUrls = (page: PageId, anchor = ''): Text =>
  inBoth((locale) => owner.origin + pathTo(page, locale) + anchor);

/** What may be done with a data set: by the owner's licence, by that of its publishers, or by asking. */
export function licenceOf(
  id: string,
  facts: Pick<Owner, 'dataLicence'> = owner,
): { readonly text: Text; readonly url?: string } {
  const found = everyDataset.find((each) => each.id === id);
  if (found?.licence === 'publishers') return { text: dataWords.licence.publishers };
  const { dataLicence } = facts;
  return dataLicence
    ? { text: dataLicence.name, url: dataLicence.url }
    : { text: dataWords.licence.reserved };
}

/** What stands at the head of a file. @param updated The days on which its parts were checked. */
export function fileHead(id: DatasetId, updated: readonly string[]) {
  const last = updated.toSorted().at(-1);
  return {
    $schema: fileUrl(schemaFile(id)),
    version: '1',
    ...(last && { updated: last }),
    licence: licenceOf(id),
    page: owner.origin + pathTo('data', 'en'),
  };
}

/** A name that may be the same in every language. */
export const nameData = (name: string | Text): Text =>
  typeof name === 'string' ? inBoth(() => name) : name;

/** A source with who stands behind it. */
export function sourceData({ name, url, date }: Source) {
  return { name: nameData(name), kind: publisherOf(url), url, ...(date && { date }) };
}

import type { Locale, Text } from '../locale.ts';
import { shared, type Schema } from './schema.ts';

/** A schema as it is published: English descriptions, and the Spanish ones beside them. */
export function jsonSchema(id: string, title: Text, schema: Schema): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: title.en,
    'x-title-es': title.es,
    ...written(schema),
    $defs: Object.fromEntries(Object.entries(shared).map(([name, def]) => [name, written(def)])),
  };
}

function written({ description, ...schema }: Schema): object {
  const { items, prefixItems, properties, additionalProperties: other, anyOf, ...rest } = schema;
  return {
    ...(description && { description: description.en, 'x-description-es': description.es }),
    ...rest,
    ...(items && { items: written(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(written) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, written(field)]),
      ),
    }),
    ...(other !== undefined && {
      additionalProperties: typeof other === 'boolean' ? other : written(other),
    }),
    ...(anyOf && { anyOf: anyOf.map(written) }),
  };
}

/** A field of a file for the table of its documentation. */
export interface FieldRow {
  /** `station.exit`, `sources[]`. */
  readonly name: string;
  readonly what: string;
  /** It is left out where nobody knows it. */
  readonly optional: boolean;
}

/** The fields of a schema that have a description, those of objects within it after them. */
export function fieldsOf(schema: Schema, locale: Locale, before = ''): FieldRow[] {
  const { properties = {}, required = [], items, additionalProperties, anyOf = [] } = schema;
  const inner = Object.entries(properties).flatMap(([key, field]) => {
    const path = before ? `${before}.${key}` : key;
    const name = field.type === 'array' ? `${path}[]` : path;
    const what = field.description?.[locale];
    const own = what ? [{ name, what, optional: !required.includes(key) }] : [];
    return own.concat(fieldsOf(field, locale, name));
  });
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const parts = [...(items ? [items] : []), ...values, ...anyOf];
  return [...inner, ...parts.flatMap((part) => fieldsOf(part, locale, before))];
}

import type { Recipe } from './recipe.ts';

const file = 'content/data/entry-rules.ts';
const end = '\n];\n';

/** One object. */
export const passport: Recipe = {
  name: 'a passport',
  files: 1,
  begin({ replace }) {
    const entry = `  {
    id: 'IT',
    name: { es: 'Italia', en: 'Italy' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['congress', 'agreement'],
  },
`;
    replace(file, end, `\n${entry}];\n`);
  },
  asked: [file, '"agreement"'],
  finish: ({ replace }) => replace(file, "['congress', 'agreement']", "['congress', 'agreements']"),
  tests: ['content/', 'domain/', 'requirements', 'tools/fonts.test'],
};

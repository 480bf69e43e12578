import type { Recipe } from './recipe.ts';

const file = 'content/data/entry-rules.ts';
const end = '\n];\n';

/** One object, and the Korean mission that its people ask. */
export const passport: Recipe = {
  name: 'a passport',
  files: 2,
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
  finish({ replace }) {
    replace(file, "['congress', 'agreement']", "['congress', 'agreements']");
    const next = '  JM: { city:';
    const mission = "  IT: { city: { es: 'Roma', en: 'Rome' }, pages: page('it') },\n";
    replace('content/data/korean-missions.ts', next, mission + next);
  },
  tests: ['content/', 'domain/', 'requirements', 'features/search', 'tools/fonts.test'],
};

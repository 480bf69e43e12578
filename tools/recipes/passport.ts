import type { Recipe } from './recipe.ts';

const file = 'content/data/entry-rules.ts';
const end = '\n];\n';

/** One object, the Korean mission that its people ask, and their words, which no longer lead to “not listed”. */
export const passport: Recipe = {
  name: 'a passport',
  files: 3,
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
    const answers = 'content/data/answers/entry-and-stay.ts';
    replace(answers, 'italia, italiano, italiana, ', '');
    replace(answers, 'italy, italian, ', '');
  },
  tests: ['content/', 'domain/', 'requirements', 'features/search', 'tools/fonts.test'],
};

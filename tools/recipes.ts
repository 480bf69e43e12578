// node tools/recipes.ts [name…]: tries the recipes of CONTRIBUTING.md in a throw-away copy of the
// repository, and fails when one touches more files than it should or the guide does not take it.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { attraction } from './recipes/attraction.ts';
import { dish } from './recipes/dish.ts';
import { language } from './recipes/language.ts';
import { page } from './recipes/page.ts';
import { passport } from './recipes/passport.ts';
import { copyAt, type Recipe } from './recipes/recipe.ts';
import { text } from './recipes/text.ts';

const recipes = [attraction, dish, passport, page, text, language];

/** What scripts write. */
const generated = /^art\/index\.ts$|\/styles\/(?:fonts\/|fonts\.css)|\/published-ids\.json$/;

const repository = join(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'recipes-'));
const PATH = [join(repository, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
const options = { cwd: root, env: { ...process.env, PATH, NO_COLOR: '1' }, maxBuffer: 100_000_000 };

const git = (...args: string[]) => execFileSync('git', args, { ...options, encoding: 'utf8' });

/** Runs a command in the copy. */
async function run(command: string, ...args: string[]) {
  try {
    const { stdout } = await promisify(execFile)(command, args, options);
    return { passed: true, output: stdout };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { passed: false, output: stdout + stderr };
  }
}

const checkTypes = () => run('npm', 'run', '--silent', 'typecheck');

function makeCopy(): void {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: repository, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((each) => each && existsSync(join(repository, each))))
    cpSync(join(repository, file), join(root, file));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  git('init', '--quiet');
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('-c', 'user.name=x', '-c', 'user.email=x@localhost', 'commit', '--quiet', '--message', 'x');
}

/** Tries a recipe. Returns what is wrong, and undoes it. */
async function trial(recipe: Recipe): Promise<string[]> {
  const wrong: string[] = [];
  const recipesText = copyAt(root, async (script) => {
    const { passed, output } = await run('npm', 'run', '--silent', script);
    if (!passed) throw new Error(`npm run ${script}:\n${output}`);
  });
  recipe.begin(recipesText);
  // The compiler alone: what runs before it in `typecheck` may need a complete guide.
  const { output } = await run('node', 'node_modules/@typescript/native/bin/tsc', '--noEmit');
  const unasked = recipe.asked.filter((part) => !output.includes(part));
  if (unasked.length > 0) wrong.push(`the compiler does not ask for ${unasked.join(', ')}`);
  const errors = output.match(/error TS\d+/g)?.length ?? 0;
  console.log(`  the compiler asks in ${errors} places`);

  if (recipe.finish) {
    await recipe.finish(recipesText);
    const types = await checkTypes();
    if (!types.passed) wrong.push(types.output);
    const tests = await run(
      'vitest',
      'run',
      '--project',
      'unit',
      '--reporter=dot',
      ...recipe.tests,
    );
    if (!tests.passed) wrong.push(tests.output.slice(tests.output.indexOf(' FAIL ')));
    console.log(
      `  types ${types.passed ? 'pass' : 'fail'}, tests ${tests.passed ? 'pass' : 'fail'}`,
    );
  }

  const changed = git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);
  const touched = changed.map((line) => line.slice(3)).filter((file) => !generated.test(file));
  console.log(`  ${touched.length} files: ${touched.join(', ')}`);
  if (touched.length > recipe.files) wrong.push(`it touches more than ${recipe.files} files`);
  git('reset', '--quiet', '--hard');
  git('clean', '--quiet', '--force', '-d');
  return wrong;
}

try {
  makeCopy();
  const { passed, output } = await checkTypes();
  if (!passed) throw new Error(`The copy itself does not pass:\n${output}`);
  const wanted = process.argv.slice(2);
  for (const recipe of recipes.filter(
    ({ name }) => wanted.length === 0 || wanted.some((each) => name.includes(each)),
  )) {
    console.log(`Adding ${recipe.name}`);
    const wrong = await trial(recipe);
    for (const each of wrong) console.error(each);
    if (wrong.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

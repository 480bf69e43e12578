// node build.ts [id or group…]: writes out/<group>/<id>.svg, and all of out/ when nothing is named.
// node build.ts --check: writes nothing and fails when out/ is not what the scenes draw.
import { parseArgs } from 'node:util';
import { draw, weigh } from './tools/drawing.ts';
import {
  allFiles,
  differences,
  removeExtra,
  svgFiles,
  withManifest,
  write,
} from './tools/output.ts';
import { problemsOf } from './tools/problems.ts';
import { loadScenes } from './tools/scenes.ts';

const { values, positionals: wanted } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.check && wanted.length > 0) throw new Error('--check looks at all scenes; name none');

const drawings = (await loadScenes(wanted)).map(draw);
const problems = drawings.flatMap(problemsOf);

if (values.check) {
  problems.push(...(await differences(withManifest(allFiles(drawings)))));
} else if (wanted.length > 0) {
  await write(svgFiles(drawings));
} else {
  const files = allFiles(drawings);
  // The manifest says that there was no problem.
  await write(problems.length > 0 ? files : withManifest(files));
  await removeExtra(files);
}

if (!values.check) {
  console.log(`${'drawing'.padEnd(36)}     raw  brotli`);
  for (const { id, svg } of drawings) {
    const { raw, brotli } = weigh(svg);
    console.log(`${id.padEnd(36)} ${String(raw).padStart(7)} ${String(brotli).padStart(7)}`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${drawings.length} drawings ${values.check ? 'are up to date' : 'written'}.`);

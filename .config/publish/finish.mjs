/** Adds to the built code of the package in whose folder it is run what makes it one: types, manifest, README. */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from './manifest.mjs';
import { writeTypes } from './types.mjs';

const root = process.cwd();
const dist = join(root, 'dist');
const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const source = read(root);
/** What is ours and not published comes along. */
const bundled = Object.keys(source.dependencies)
  .filter((name) => name.startsWith('@corro/'))
  .map((name) => join(root, '..', name.slice('@corro/'.length)));

writeTypes(root, bundled);
for (const sheet of globSync('*.css', { cwd: dist })) {
  writeFileSync(
    join(dist, `${sheet}.d.ts`),
    '/** To be imported once, for its effect. */\nexport {};\n',
  );
}
const manifest = manifestOf(dist, source, bundled.map(read));
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const page of ['README.md', 'docs']) {
  cpSync(join(root, page), join(dist, page), { recursive: true });
}

/** Adds to the built code of the package in whose folder it is run what makes it one: types, manifest, README. */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from './manifest.mjs';
import { writeTypes } from './types.mjs';

const root = process.cwd();
const dist = join(root, 'dist');
const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const source = read(root);
/** Packages of ours that come along: whoever installs this one does not install them, they are not published. */
const bundled = Object.keys(source.devDependencies)
  .filter((name) => name.startsWith('@corro/'))
  .map((name) => join(root, '..', name.slice('@corro/'.length)))
  .filter((folder) => existsSync(folder));

writeTypes(root, bundled);
for (const sheet of globSync('*.css', { cwd: dist })) {
  writeFileSync(
    join(dist, `${sheet}.d.ts`),
    '/** To be imported once, for its effect. */\nexport {};\n',
  );
}
const manifest = manifestOf(dist, source, bundled.map(read));
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const page of globSync(['*.md', 'docs'], { cwd: root })) {
  cpSync(join(root, page), join(dist, page), { recursive: true });
}

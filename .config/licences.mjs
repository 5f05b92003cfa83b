/**
 * Fails when a package in the lock file has a licence that has not been reviewed. A package that is shipped or runs in
 * production is held to stricter ones than a tool of the developers. Another lock file may be named, for the test.
 */
import { readFileSync } from 'node:fs';

/** What may be shipped: asks for no more than its notice. */
const shipped = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD', // asks for nothing at all
  'Apache-2.0', // and grants the use of patents
  'BlueOak-1.0.0', // MIT in plain words
  'Unlicense', // public domain
]);

/** What may be worked with besides: runs here, and no line of it reaches a customer or an operator. */
const worked = new Set([
  'MPL-2.0', // asks for the changes of its own files, and none are made (axe-core, lightningcss)
  'EPL-2.0', // the same (elkjs, which draws machines in Storybook)
  'Python-2.0', // like BSD (argparse)
  'Zlib', // like BSD (pako)
  'CC0-1.0', // public domain, for data
  'CC-BY-4.0', // for data: names its source (caniuse-lite)
  'Public Domain', // as jsonify says, which is not the name of a licence
]);

/** Packages that need a licence of their own, each with the reason. */
const exceptions = [
  {
    // libvips beside sharp: a library of its own that is loaded at run time and can be replaced; nothing is linked into it.
    names: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
  },
];

/** Where the lock file says nothing: looked up in the package itself, for that version alone. */
const lookedUp = {
  'eval@0.1.8': 'MIT', // LICENSE in the package
  'require-like@0.1.2': 'MIT', // License in the package
};

/** Whether an expression such as `(MIT OR GPL-3.0)` can be met with what is allowed. */
function isMet(expression, allowed) {
  const tokens = expression.match(/[()]|[^()\s]+(?: Domain)?/g) ?? [];
  let at = 0;
  const one = () => {
    if (tokens[at] !== '(') return allowed(tokens[at++]);
    at += 1;
    const inner = any();
    at += 1;
    return inner;
  };
  const all = () => {
    let met = one();
    while (/^and$/i.test(tokens[at] ?? '')) {
      at += 1;
      met = one() && met;
    }
    return met;
  };
  const any = () => {
    let met = all();
    while (/^or$/i.test(tokens[at] ?? '')) {
      at += 1;
      met = all() || met;
    }
    return met;
  };
  const met = any();
  return met && at === tokens.length;
}

function problem([path, { dev = false, license, link = false, version }]) {
  const name =
    path.split('node_modules/')[1] === undefined ? '' : path.split('node_modules/').at(-1);
  // Ours, and what only points to ours.
  if (name === '' || link) return [];
  const expression = license ?? lookedUp[`${name}@${version}`];
  if (expression === undefined) return [`${name}@${version} names no licence`];
  const own = new Set(
    exceptions.filter(({ names }) => names.test(name)).flatMap(({ licences }) => licences),
  );
  const allowed = (id) => shipped.has(id) || (dev && worked.has(id)) || own.has(id);
  if (isMet(expression, allowed)) return [];
  return [`${name}@${version}${dev ? '' : ', which is shipped,'} is under ${expression}`];
}

const [lockFile = 'package-lock.json'] = process.argv.slice(2);
const packages = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages);
const problems = [...new Set(packages.flatMap(problem))].toSorted();
if (problems.length > 0) {
  console.error(
    `Licences that .config/licences.mjs does not allow; look at each, and add it there with the reason:\n  ${problems.join('\n  ')}`,
  );
  process.exit(1);
}
console.log(`The licences of ${packages.length} packages are allowed.`);

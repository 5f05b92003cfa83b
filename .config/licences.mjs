/**
 * Fails if the lock file has licences that were not reviewed. The rules for shipped packages are stricter than for
 * development tools. Usage: `node licences.mjs [lockFile]`.
 */
import { readFileSync } from 'node:fs';

/** Licences that shipped code may have. They require nothing but their notice. */
const shipped = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD', // no conditions
  'Apache-2.0', // with a patent grant
  'BlueOak-1.0.0', // MIT in plain words
  'Unlicense', // public domain
]);

/** Licences that development tools may have in addition. These tools reach neither customers nor operators. */
const development = new Set([
  'MPL-2.0', // requires that changed files are published; we change none (axe-core, lightningcss)
  'Python-2.0', // like BSD (argparse)
  'Zlib', // like BSD (pako)
  'CC0-1.0', // public domain, for data
  'CC-BY-4.0', // for data: names its source (caniuse-lite)
  'Public Domain', // jsonify's wording, which is no licence name
]);

/** Exceptions for single packages. */
const exceptions = [
  {
    // libvips is loaded by sharp at run time and can be replaced; nothing links it statically.
    names: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
  },
  {
    // @corro/stepper depends on elkjs, unchanged and in a file of its own; the app does not.
    names: /^elkjs$/,
    licences: ['EPL-2.0'],
  },
];

/**
 * Licences that the lock file lacks, by package and version. We read each of them in the package,
 * so it holds for this version only.
 */
const missingLicences = {
  'eval@0.1.8': 'MIT', // LICENSE in the package
  'require-like@0.1.2': 'MIT', // License in the package
};

/** True if the allowed licences satisfy an expression such as `(MIT OR GPL-3.0)`. */
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
  // Skips workspaces and links to them.
  if (name === '' || link) return [];
  const expression = license ?? missingLicences[`${name}@${version}`];
  if (expression === undefined) return [`${name}@${version} names no licence`];
  const own = new Set(
    exceptions.filter(({ names }) => names.test(name)).flatMap(({ licences }) => licences),
  );
  const allowed = (id) => shipped.has(id) || (dev && development.has(id)) || own.has(id);
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

/**
 * Checks the catalogues: the same ids and the same placeholders in all four, every id used somewhere, no bare `$`.
 * A wrong id in the code does not compile, since `MessageId` is typed.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const catalogues = ['es', 'en', 'zh', 'de'].map((locale) => `packages/messages/src/${locale}.json`);
const problems = [];

try {
  execFileSync(
    'formatjs',
    [
      'verify',
      '--source-locale',
      'es',
      '--missing-keys',
      '--extra-keys',
      '--structural-equality',
      ...catalogues,
    ],
    { stdio: 'inherit' },
  );
} catch {
  problems.push('The catalogues differ in ids or placeholders: see above.');
}

const source = globSync('{apps,packages,stories}/**/*.{ts,tsx}', {
  exclude: (path) => /node_modules|__generated__|dist/.test(path),
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** Beginnings of ids that the code completes at run time: `hint.${code}`. */
const families = new Set(
  [...source.matchAll(/`([a-zA-Z][\w.-]*\.)\$\{/g)].map((match) => match[1]),
);

for (const file of catalogues) {
  for (const [id, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
    if (/(?<!US|MX)\$/.test(text)) problems.push(`${file}: ${id} has a bare $.`);
    const used =
      source.includes(`'${id}'`) || [...families].some((family) => id.startsWith(family));
    if (!used && file.endsWith('/es.json')) problems.push(`${id} is used nowhere.`);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('The four catalogues agree and every message is used.');

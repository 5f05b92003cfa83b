/**
 * Writes `src/__generated__/<name>.ts`, which re-exports the modules in `src/` whose path matches a pattern. Usage, in
 * a workspace: `node barrel.mjs <pattern> <name>`.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';

const [pattern = '', name = ''] = process.argv.slice(2);
const files = globSync('**/*.ts', { cwd: 'src' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => new RegExp(`^(?:${pattern})$`).test(file))
  .toSorted();
if (files.length === 0) throw new Error(`Nothing in src/ matches ${pattern}.`);

mkdirSync('src/__generated__', { recursive: true });
writeFileSync(
  `src/__generated__/${name}.ts`,
  `// Generated from src by \`npm run generate\`; do not edit.

${files.map((file) => `export * from '../${file}';\n`).join('')}`,
);

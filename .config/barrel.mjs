/**
 * Writes a module that exports all that the modules of a workspace do whose paths in `src/` match a pattern:
 * `node barrel.mjs <pattern> <name>`, in the folder of a workspace, writes `src/__generated__/<name>.ts`.
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

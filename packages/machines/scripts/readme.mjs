/**
 * Writes the README's table of machines. The flow of a machine is the comment above it, up to its
 * first full stop, colon or semicolon.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '..');
const source = join(workspace, 'src');
const readme = join(workspace, 'README.md');

/** Returns the comment at the end of a text, up to its first full stop, colon or semicolon. */
function flowAtEndOf(text) {
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text)?.[1] ?? '';
  const words = comment.replaceAll(/^ +\*/gm, '').replaceAll(/\s+/g, ' ').trim();
  return /^(.+?)(?: \(spec [^)]*\))?[.:;](?: |$)/.exec(words)?.[1];
}

/** Returns a table row for each machine that a folder's file exports. */
function rowsOf(folder) {
  const names = [`${folder}/${folder}.ts`, `${folder}/${folder}Machine.ts`];
  const file = names.find((name) => existsSync(join(source, name)));
  if (file === undefined) return [];
  const text = readFileSync(join(source, file), 'utf8');
  return Array.from(text.matchAll(/^export const (\w+)Machine = /gm), ({ 1: machine, index }) => {
    const flow = flowAtEndOf(text.slice(0, index));
    if (flow === undefined) {
      throw new Error(`src/${file}: say in a comment above ${machine}Machine what it is.`);
    }
    return [`\`${machine}\``, `\`${folder}/\``, flow];
  });
}

const rows = readdirSync(source).toSorted().flatMap(rowsOf);
const head = ['machine', 'folder', 'flow'];
const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at].length)));
const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |\n`;
const table = [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('');

const before = readFileSync(readme, 'utf8');
const after = before.replace(/^\| machine .*\n(?:\|.*\n)+/m, () => table);
if (!after.includes(table)) throw new Error('The README has no table that begins with `machine`.');
writeFileSync(readme, after);

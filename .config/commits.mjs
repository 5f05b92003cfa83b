/**
 * Checks that the titles of a branch are Conventional Commits: `fix(web): keep quantity when the price moves`.
 * Usage: node .config/commits.mjs [BASE], by default `origin/main`.
 */
import { execFileSync } from 'node:child_process';

const maxLength = 72;
const title =
  /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9-]+\))?!?: [^A-Z\s].*[^.\s]$/;

const base = process.argv[2] ?? 'origin/main';
const titles = execFileSync('git', ['log', '--no-merges', '--format=%s', `${base}..HEAD`], {
  encoding: 'utf8',
});
const wrong = titles
  .split('\n')
  .filter((line) => line !== '' && (line.length > maxLength || !title.test(line)));
if (wrong.length > 0) {
  console.error(`Write "type(scope): what it does", lower case, at most ${maxLength} characters:`);
  console.error(wrong.join('\n'));
  process.exit(1);
}

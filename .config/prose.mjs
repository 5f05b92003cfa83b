/**
 * Checks the wording of comments and names. A comment is a full sentence: one that begins with a preposition or a
 * question word usually only completes the name beside it. An exported name of one word is a noun or a verb. A boolean
 * is a statement.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Maximum percentage of comments that begin with a preposition or a question word. Some sentences rightly do. */
const maxShare = 4;

const fragment =
  /^(of|by|for|in|into|on|onto|at|to|from|with|without|within|as|until|till|besides?|above|below|between|among|under|over|than|unlike|like|what|whom?|whose|which|where|how|why|whether|that|so)\b/i;
const sentence =
  /^(for (example|instance)|in (general|practice|particular|development|production|tests?|strict|browsers?|safari|chrome|chromium|firefox|node|react|ios|android)|to (avoid|keep|prevent|make|allow|support|ensure)|as of|on (ios|android|safari|chrome|the web)|so (that|we|it|they|the))\b/i;

/** Adverbs, participles, pronouns and number words, which must not be the name of an export. */
const notNames = new Set(
  `all another any apart asked away back beside both done each either else every few first found given gone held here
  i it kept known last late later least led left lent less lost made many more most much near neither never none
  nothing off on once one only other out own paid said second sent shown sold some soon spent still taken that them
  then there they third this three told twice two what when where which who whose why yet`.split(
    /\s+/,
  ),
);
const declaration =
  /^export (?:default )?(?:async )?(?:function|const|let|class|interface|type) ([A-Za-z]+)\b/gm;

/**
 * Matches a boolean field of a type. Props of components (.tsx files) are exempt: they are adjectives, like those of
 * HTML.
 */
const flag = /^\s*(?:readonly )?([A-Za-z]+)\??: boolean(?: \| (?:null|undefined))*;$/gm;
/**
 * Matches the beginning of a statement: `isOpen`, `haveTermsMoved`, `canRetry`, or a verb in the third person, as in
 * `hidesAmounts`.
 */
const statement = /^(?:are|were|have|had|can|may|must|should|[a-z]*s)(?:[A-Z]|$)/;
/** Adjectives that are allowed, because platforms, libraries or answers have these names. */
const adjectives = new Set(['enabled', 'ok', 'ready', 'required', 'saveData', 'signed']);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file) && !/__generated__|\.d\.m?ts$/.test(file));

const isComment = (line) => /^\s*\/\/\s/.test(line ?? '');

/** Yields the first line of each comment, with its line number. */
function* commentsIn(text) {
  const blocks = /\/\*\*?([\s\S]*?)\*\//g;
  for (const { 1: body, index } of text.matchAll(blocks)) {
    const lines = body.split('\n').map((line) => line.replace(/^\s*\*\s?/, '').trim());
    const first = lines.find((line) => line !== '' && !line.startsWith('@'));
    if (first !== undefined) yield [text.slice(0, index).split('\n').length, first];
  }
  const rest = text.replace(blocks, (block) => block.replace(/[^\n]/g, ' ')).split('\n');
  for (const [at, line] of rest.entries()) {
    if (isComment(line) && !isComment(rest[at - 1])) yield [at + 1, line.replace(/^\s*\/\/\s/, '')];
  }
}

/** Matches a comment that refers to a reason elsewhere. */
const reference = /\b(?:for the )?same reason\b|\breason above\b/i;

/** Matches the guide of a component in its stories. */
const guideBlock = /^const guide: ComponentGuide = \{\n[\s\S]*?^\};$/gm;
const unclear =
  /\b(?:besides|asked for|that one|wants an?|for how much|(?:what|where|when|while) one (?:has|is|meets|sees|types))\b/i;

let comments = 0;
const guides = [];
const references = [];
const fragments = [];
const names = [];
const flags = [];
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  for (const [line, comment] of commentsIn(text)) {
    if (/^(oxlint|eslint|@ts|#)/.test(comment)) continue;
    comments += 1;
    if (fragment.test(comment) && !sentence.test(comment))
      fragments.push(`${file}:${line}: ${comment}`);
  }
  for (const [at, line] of text.split('\n').entries())
    if (/\/\/|\*/.test(line) && reference.test(line) && file !== '.config/prose.mjs')
      references.push(`${file}:${at + 1}: ${line.trim()}`);
  if (file.endsWith('.stories.tsx')) {
    for (const [block] of text.matchAll(guideBlock))
      for (const line of block.split('\n'))
        if (unclear.test(line)) guides.push(`${file}: ${line.trim()}`);
    continue;
  }
  for (const [, name] of text.matchAll(declaration))
    if (notNames.has(name.toLowerCase())) names.push(`${file}: ${name}`);
  if (!/^(apps|packages)\/[^/]+\/src\/.*\.ts$/.test(file)) continue;
  for (const [, name] of text.matchAll(flag))
    if (!statement.test(name) && !adjectives.has(name)) flags.push(`${file}: ${name}`);
}

const share = (100 * fragments.length) / comments;
console.log(
  `${fragments.length} of ${comments} comments (${share.toFixed(1)} %) begin with a preposition or question word.`,
);
if (share > maxShare) {
  console.error(`At most ${maxShare} % may. Write a sentence, or delete the comment:`);
  console.error(fragments.join('\n'));
}
if (names.length > 0) {
  console.error('These exported names are neither nouns nor verbs:');
  console.error(names.join('\n'));
}
if (flags.length > 0) {
  console.error(
    'These booleans are no statements. Begin with is, has, can or a verb (hidesAmounts):',
  );
  console.error(flags.join('\n'));
}
if (references.length > 0) {
  console.error('These comments refer to another reason. Write the fact:');
  console.error(references.join('\n'));
}
if (guides.length > 0) {
  console.error('These lines of a component guide need a second reading:');
  console.error(guides.join('\n'));
}
const failures = names.length + flags.length + references.length + guides.length;
process.exit(share > maxShare || failures > 0 ? 1 : 0);

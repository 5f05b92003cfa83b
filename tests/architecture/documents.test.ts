import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const documents = files.filter(
  (file) => file.endsWith('.md') && !file.endsWith('.api.md') && !file.startsWith('.changeset/'),
);

/** Files that a build, a test run or a server writes. */
const written = ['dist/', 'test-results/', '.vitest/', 'pages.json', 'style.css', 'database.json'];

/**
 * Paths of all files and folders. Each path begins with a slash, so that a search for its last
 * parts finds only whole names.
 */
const paths = new Set(files.flatMap((file) => [`/${file}`, ...foldersOf(file)]));
const pathList = [...paths].join('\n');

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [`/${folder}/`, ...foldersOf(folder)];
}

/** Returns the text outside of code blocks. */
function proseOf(document: string): string {
  return readFileSync(join(root, document), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
}

const topFolders = new Set(files.flatMap((file) => file.split('/').slice(0, -1).slice(0, 1)));

/**
 * True if a text is a file name with an extension that the repository uses, or a path below one of
 * its top folders. False for files that are not committed: those in `written`, and exports of
 * published packages such as `@corro/ui/base.css`, some of which only the package's build writes.
 */
function namesFile(text: string): boolean {
  if (!/^[\w.@<>*-]+(\/[\w.@<>*-]+)*\/?$/.test(text)) return false;
  if (published.some((name) => text.startsWith(`${name}/`))) return false;
  if (written.some((name) => text === name || text.includes(name))) return false;
  const isFile = /[\w>*]\.(c?ts|m?tsx?|[cm]js|json|ya?ml|md|css|tsv|cfg|ini)$/.test(text);
  return isFile || (topFolders.has(text.split('/')[0] ?? '') && text.includes('/'));
}

/** True if the path exists; `<name>` and `*` match any name. */
function isFound(path: string): boolean {
  const name = path.replace(/^(\.\.?\/)+/, '').replace(/\/$/, '');
  if (!/[<*]/.test(name)) {
    return [...paths].some((known) => known.endsWith(`/${name}`) || known.endsWith(`/${name}/`));
  }
  const pattern = name
    .replaceAll(/[.@]/g, String.raw`\$&`)
    .replaceAll('**/', '<folders>')
    .replaceAll(/<(?!folders)[^>]*>|\*/g, '[^/\n]+')
    .replaceAll('<folders>', '(?:.+/)?');
  return new RegExp(`/${pattern}/?$`, 'm').test(pathList);
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly scripts?: Readonly<Record<string, string>>;
}

const manifests = files
  .filter((file) => /(^|\/)package\.json$/.test(file))
  .map((file) => ({
    folder: dirname(file),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm validates package.json
    manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
  }));

const published = manifests
  .filter(({ manifest }) => manifest.private !== true)
  .map(({ manifest }) => manifest.name)
  .toSorted();

/** Returns the scripts of a workspace by its name. The root's name is `corro`. */
function scriptsOf(name: string): ReadonlySet<string> {
  const found = manifests.find(({ manifest }) => manifest.name === name);
  return new Set(Object.keys(found?.manifest.scripts ?? {}));
}

/** Returns the name of the workspace that contains a document. */
function workspaceOf(document: string): string {
  const found = manifests.find(({ folder }) => document.startsWith(`${folder}/`));
  return found?.manifest.name ?? 'corro';
}

/** Lists the anchors that GitHub derives from the headings. */
function anchorsOf(document: string): string[] {
  return Array.from(proseOf(document).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(documents)('%s', (document) => {
  test('has no dead link', () => {
    const links = Array.from(proseOf(document).matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => to);
    const dead = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? document : join(dirname(document), path);
        if (!existsSync(join(root, target))) return true;
        return anchor !== undefined && !anchorsOf(target).includes(anchor);
      });
    expect(dead).toEqual([]);
  });

  test('names no missing command', () => {
    const text = readFileSync(join(root, document), 'utf8');
    const commands = Array.from(
      text.matchAll(/npm (?:run )?(?!run\b)([\w:-]+)[^\n`;&]*/g),
      ([command, name = '']) => ({
        command,
        name,
        workspace: /-w (\S+)/.exec(command)?.[1] ?? null,
      }),
    ).filter(({ command, name }) => command.startsWith('npm run') || /^(test|start)$/.test(name));
    const missing = commands
      .filter(({ workspace }) => workspace?.startsWith('<') !== true)
      .filter(
        ({ name, workspace }) =>
          !scriptsOf(workspace ?? 'corro').has(name) &&
          (workspace !== null || !scriptsOf(workspaceOf(document)).has(name)),
      );
    expect(missing.map(({ command }) => command)).toEqual([]);
  });

  test('names no missing file', () => {
    const named = Array.from(proseOf(document).matchAll(/`([^`\n]+)`/g), ([, text = '']) => text);
    expect(named.filter((text) => namesFile(text) && !isFound(text))).toEqual([]);
  });
});

/** Returns the first group of every match of a pattern, sorted. */
function captured(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name).toSorted();
}

test('every setting of `.env.example` has its row in the table of docs/operating.md', () => {
  const [example = '', guide = ''] = ['.env.example', 'docs/operating.md'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const firstColumn = captured(guide, /^\|(.*?)\|/gm).join('\n');
  expect(captured(firstColumn, /`([A-Z_]+)`/g)).toEqual(captured(example, /^#([A-Z_]+)=/gm));
});

test.each([
  ['README.md', '`.config/publish`'],
  ['README.md', '`npm run changeset`'],
  ['README.md', '`npm run package`'],
  ['tests/README.md', '`publish/`'],
  ['packages/ui/docs/decisions/api-reports.md', 'API Extractor writes'],
])('the line of %s with %s names every published package', (document, text) => {
  const lines = readFileSync(join(root, document), 'utf8').split('\n');
  const line = lines.find((candidate) => candidate.includes(text)) ?? '';
  expect(captured(line, /`(@corro\/[a-z]+)`/g)).toEqual(published);
});

const records = documents.filter((file) => /docs\/decisions\/[^/]+\.md$/.test(file)).toSorted();

test.each(records)('%s names the decision and the options refused', (record) => {
  const text = readFileSync(join(root, record), 'utf8');
  expect(captured(text, /^\*\*(Decision|Refused)\b/gm)).toEqual(['Decision', 'Refused']);
});

test('docs/decisions.md lists every decision record', async () => {
  const workspaces = Map.groupBy(records, (record) => record.replace(/\/docs\/.*/, ''));
  const sections = Array.from(workspaces, ([workspace, recordsOfWorkspace]) => {
    const lines = recordsOfWorkspace.map((file) => {
      const [title] = captured(readFileSync(join(root, file), 'utf8'), /^# (.+)$/gm);
      return `- [${title}](../${file})`;
    });
    return `## \`${workspace}\`\n\n${lines.join('\n')}\n`;
  });
  const head =
    '# Decisions\n\n`npx vitest run documents -u` in `tests/` writes this list from the titles of the records.\n';
  await expect([head, ...sections].join('\n')).toMatchFileSnapshot(join(root, 'docs/decisions.md'));
});

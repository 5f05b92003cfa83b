import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMessages } from '@corro/messages';
import { minifySync, parseSync, type Rolldown, Visitor } from 'vite';
import { type Chunk, ChunkGraph } from './chunkGraph.ts';
import { locales } from './pages.ts';

/** What the catalogue is divided by; a source is told by the end of its path. */
export interface Division {
  /** All ids of the catalogue. */
  readonly ids: readonly string[];
  /** By the path of a call, the codes that it may be refused with. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  /** Where the app begins, of a customer and of a visitor, with their screens by name; one is `home`. */
  readonly signedIn: Side;
  readonly signedOut: Side;
}

interface Side {
  readonly start: readonly string[];
  readonly screens: Readonly<Record<string, string>>;
}

/**
 * Divides the catalogue by what the chunks of a first build name, so that an address fetches the sentences that can
 * be said there and no others:
 *
 * - a part for each screen: the shell, the screen, and all that the screen may fetch later;
 * - home, and what a visitor sees, are first views: theirs are without what is fetched to be shown after them;
 * - `later` has that, and what is fetched to be shown in the shell of any screen.
 */
export function findMessageParts(
  output: Rolldown.RolldownOutput['output'],
  { ids, refusals, signedIn, signedOut }: Division,
): Readonly<Record<string, readonly string[]>> {
  const graph = new ChunkGraph(output);
  const starts = new Set(
    [signedIn, signedOut]
      .flatMap(({ start, screens }) => [start, Object.values(screens)].flat())
      .map((source) => graph.find(source)),
  );
  const reach = (begin: Iterable<Chunk>, isWith: (from: Chunk, to: Chunk) => boolean) =>
    graph.reach(begin, (from, to) => !starts.has(to) && isWith(from, to));
  const firstOf = (...sources: readonly string[]) =>
    reach(
      sources.map((source) => graph.find(source)),
      (_, to) => !isShown(to),
    );
  const idsOf = (chunks: Iterable<Chunk>) => namedIds(textsOf(chunks), ids, refusals);
  /** What a first view is refused with is said by what comes later, if it cannot say so itself. */
  const laterOf = (first: ReadonlySet<Chunk>, known: readonly string[]) => {
    const lazy = [...first].flatMap((chunk) => graph.lazy(chunk)).filter((to) => !starts.has(to));
    const later = reach(lazy, () => true);
    const named = new Set(idsOf(later));
    const isLater = (id: string) => named.has(id) || id.startsWith('hint.');
    return idsOf([...first, ...later]).filter((id) => isLater(id) && !known.includes(id));
  };

  const shell = firstOf(...signedIn.start);
  const { home = '', ...others } = signedIn.screens;
  const atHome = firstOf(...signedIn.start, home);
  const parts: Record<string, readonly string[]> = { home: idsOf(atHome) };
  const later = new Set(laterOf(atHome, idsOf(shell)));
  for (const [name, screen] of Object.entries(others)) {
    const whole = reach(
      [...shell, graph.find(screen)],
      (from, to) => !shell.has(from) || !isShown(to),
    );
    parts[name] = idsOf(whole);
  }
  for (const [name, screen] of Object.entries(signedOut.screens)) {
    const first = firstOf(...signedOut.start, screen);
    parts[name] = idsOf(first);
    for (const id of laterOf(first, idsOf(first))) later.add(id);
  }
  return { ...parts, later: ids.filter((id) => later.has(id)) };
}

/** The ids that the chunk of a source names, and what it imports. */
export function namedBy(
  output: Rolldown.RolldownOutput['output'],
  source: string,
  ids: readonly string[],
): string[] {
  const graph = new ChunkGraph(output);
  return namedIds(textsOf(graph.reach([graph.find(source)], () => false)), ids, {});
}

/** By the path of each call of the contract, the codes that it may be refused with. */
export function readRefusals(): Division['refusals'] {
  const contract: {
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { readonly 'x-refusals': object }>>>
    >;
  } = JSON.parse(readFileSync(new URL(import.meta.resolve('@corro/openapi/openapi.json')), 'utf8'));
  return Object.fromEntries(
    Object.entries(contract.paths).map(([path, calls]) => [
      path,
      Object.values(calls).flatMap((call) => Object.keys(call['x-refusals'])),
    ]),
  );
}

/** The ids of the catalogue that none of the parts has. */
export function missingMessages(
  ids: readonly string[],
  parts: readonly (readonly string[])[],
): string[] {
  const known = new Set(parts.flat());
  return ids.filter((id) => !known.has(id));
}

/** Whether a chunk shows something itself; any other one works for what is shown already. */
function isShown({ moduleIds }: Chunk): boolean {
  return moduleIds.some((module) => module.endsWith('.tsx'));
}

/**
 * The ids that are named by some texts: as they are or, where the code puts ids together, by the code of a problem
 * with a field or of a refusal. The app refuses by itself, and so may each call whose path is among the texts.
 */
function namedIds(
  texts: ReadonlySet<string>,
  ids: readonly string[],
  refusals: Division['refusals'],
): string[] {
  const refused = new Set([...texts].flatMap((path) => refusals[path] ?? []));
  return ids.filter((id) => {
    if (texts.has(id)) return true;
    const [, prefix, code] = /^(problem|hint[.]reg|hint)[.](.+)$/.exec(id) ?? [];
    if (prefix === undefined || code === undefined) return false;
    const isPutTogether = texts.has(prefix === 'hint.reg' ? prefix : `${prefix}.`);
    return isPutTogether && (texts.has(code) || (prefix !== 'problem' && refused.has(code)));
  });
}

function textsOf(chunks: Iterable<Chunk>): ReadonlySet<string> {
  return new Set([...chunks].flatMap((chunk) => Array.from(textsIn(chunk))));
}

const read = new WeakMap<Chunk, ReadonlySet<string>>();

/** The plain texts in the code of a chunk, but for libraries and generated lists. */
function textsIn(chunk: Chunk): ReadonlySet<string> {
  const before = read.get(chunk);
  if (before !== undefined) return before;
  const texts = new Set<string>();
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.add(value);
    },
    TemplateElement: ({ value: { cooked } }) => {
      if (cooked !== null) texts.add(cooked);
    },
  });
  for (const [module, { code }] of Object.entries(chunk.modules)) {
    if (code !== null && !/__generated__|node_modules/.test(module)) {
      visitor.visit(parseSync(module, code, { lang: 'js' }).program);
    }
  }
  read.set(chunk, texts);
  return texts;
}

/** Writes each part in each language, as a script with the sentences of its ids. */
export async function writeMessageParts(
  folder: string,
  parts: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const locale of locales) {
    const messages = await loadMessages(locale);
    for (const [part, ids] of Object.entries(parts)) {
      const some = Object.entries(messages).filter(([id]) => ids.includes(id));
      const file = `${locale}-${part}.js`;
      const source = `export default ${JSON.stringify(Object.fromEntries(some))};`;
      writeFileSync(join(folder, file), minifySync(file, source).code);
    }
  }
}

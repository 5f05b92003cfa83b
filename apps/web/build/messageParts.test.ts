import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findMessageParts, missingMessages, namedBy, readRefusals } from './messageParts.ts';

interface Written {
  readonly code?: string;
  readonly imports?: readonly string[];
  readonly lazy?: readonly string[];
}

/** Chunks of one module each, by their sources. */
function built(sources: Readonly<Record<string, Written>>): Rolldown.RolldownOutput['output'] {
  const chunks: unknown = Object.entries(sources).map(([source, written]) => ({
    type: 'chunk',
    fileName: source,
    facadeModuleId: `/${source}`,
    moduleIds: [`/${source}`],
    modules: { [`/${source}`]: { code: written.code ?? '' } },
    imports: written.imports ?? [],
    dynamicImports: written.lazy ?? [],
  }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is read of a build, no more
  return chunks as Rolldown.RolldownOutput['output'];
}

const ids = [
  'deals.code',
  'deals.title',
  'home.below',
  'home.title',
  'hint.busy',
  'hint.own',
  'hint.sold-out',
  'login.title',
  'more.title',
  'problem.required',
  'shell.back',
];

const output = built({
  'start.ts': { lazy: ['signedIn.ts', 'signedOut.ts'] },
  'signedOut.ts': { lazy: ['Login.tsx'] },
  'Login.tsx': { code: 't({ id: "login.title" })', imports: ['errors.ts'], lazy: ['session.ts'] },
  'session.ts': { code: 'refuse("own")' },
  'signedIn.ts': {
    code: 'const back = { id: `shell.back` };',
    lazy: ['Home.tsx', 'Deals.tsx', 'More.tsx'],
  },
  'More.tsx': { code: 't({ id: "more.title" })' },
  'Home.tsx': { code: 'post("/busy"), t({ id: "home.title" })', lazy: ['Below.tsx'] },
  'Below.tsx': { code: 't({ id: "home.below" })', imports: ['errors.ts'] },
  'errors.ts': { code: 'const id = `hint.${code}`;' },
  'Deals.tsx': {
    code: '/* "home.title" */ code === "" ? t({ id: "deals.title" }) : "x"',
    imports: ['buy.ts'],
    lazy: ['Code.tsx', 'Home.tsx'],
  },
  'buy.ts': { code: 'post("/deal/buy"), { code: "required" }', imports: ['errors.ts'] },
  'Code.tsx': { code: 't({ id: "deals.code" }), { id: `problem.${code}` }' },
});

const parts = findMessageParts(output, {
  ids,
  refusals: { '/deal/buy': ['sold-out', 'busy'], '/busy': ['busy'] },
  signedIn: {
    start: ['start.ts', 'signedIn.ts'],
    screens: { home: 'Home.tsx', deals: 'Deals.tsx' },
  },
  signedOut: { start: ['start.ts', 'signedOut.ts'], screens: { login: 'Login.tsx' } },
});

test('a screen has what it names, with all that it may fetch, and what its calls may be refused with', () => {
  expect(parts['deals']).toEqual([
    'deals.code',
    'deals.title',
    'hint.busy',
    'hint.sold-out',
    'problem.required',
    'shell.back',
  ]);
});

test('a first view has what it shows at once, and what works for it', () => {
  expect(parts['home']).toEqual(['home.title', 'shell.back']);
  expect(parts['login']).toEqual(['hint.own', 'login.title']);
});

test('what comes later says what the calls of the first view are refused with, if that cannot', () => {
  expect(parts['later']).toEqual(['home.below', 'hint.busy', 'more.title']);
});

test('a sentence that nothing names is in no part', () => {
  expect(missingMessages([...ids, 'home.lost'], Object.values(parts))).toEqual(['home.lost']);
});

test('what a source names is what it imports, not what it may fetch', () => {
  expect(namedBy(output, 'Home.tsx', ids)).toEqual(['home.title']);
});

test('the contract says what its calls may be refused with', () => {
  expect(readRefusals()['/stock/user/login']).toContain('wrong-credentials');
});

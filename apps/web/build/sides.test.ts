import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findParts, findSides } from './sides.ts';

/** A chunk that begins with a source, of which it has the module, and others of its own. */
function entry(source: string, modules: readonly string[], imports: readonly string[]) {
  return { ...shared(source, imports), facadeModuleId: source, moduleIds: [source, ...modules] };
}

/** A chunk of one module that several entries need. */
function shared(module: string, imports: readonly string[] = []) {
  return {
    type: 'chunk',
    fileName: `${module}.js`,
    facadeModuleId: null,
    moduleIds: [module],
    imports: imports.map((name) => `${name}.js`),
    dynamicImports: [],
  };
}

const chunks: unknown = [
  entry('login', ['login-text'], ['field', 'react']),
  entry('session', ['machine'], ['defined', 'react']),
  entry('home', [], ['react']),
  entry('share', ['share-text'], ['list', 'chart', 'defined']),
  entry('ticket', [], ['list', 'field', 'order']),
  ...['react', 'field', 'defined', 'list', 'chart', 'order'].map((module) => shared(module)),
];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a survey says more, which is not read
const survey = chunks as Rolldown.RolldownOutput['output'];

test('puts what screens share with the login into what every page has, and keeps together what they share with each other', () => {
  const sides = findSides(survey, {
    'signed-out': ['login'],
    session: ['session'],
    'signed-in': ['home'],
  });
  const parts = findParts(survey, sides, { share: ['share'], ticket: ['ticket'] }, ['share']);
  const lists = Object.entries(parts).map(([name, modules]) => [name, [...modules]]);
  expect(Object.fromEntries(lists)).toEqual({
    shared: ['react', 'field'],
    'signed-out': ['login-text'],
    session: ['machine', 'defined'],
    screens: ['list'],
    'share-parts': ['chart', 'share', 'share-text'],
    'ticket-parts': ['order'],
  });
});

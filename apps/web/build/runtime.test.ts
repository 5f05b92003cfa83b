import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { joinRuntime } from './runtime.ts';

/** Scripts as the bundler writes them. */
function build(scripts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'corro-runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [file, text] of Object.entries(scripts)) writeFileSync(join(folder, file), text);
  return folder;
}

test('runs the same without the file of the runtime', async () => {
  const folder = build({
    'rolldown-runtime.js': 'var e=1,t=()=>e+1,n=x=>[x];export{t as n,n as t};',
    'libraries.js': 'import{t as e}from"./rolldown-runtime.js";var t=e(`library`);export{t};',
    'idle.js': 'import"./rolldown-runtime.js";export const idle=1;',
    'main.js':
      'import"./idle.js";import{n as e,t as n}from"./rolldown-runtime.js";import{t}from"./libraries.js";export const all=[e(),n(3),t];',
  });
  joinRuntime(folder, 'libraries.js');
  expect(existsSync(join(folder, 'rolldown-runtime.js'))).toBe(false);
  expect(await import(/* @vite-ignore */ join(folder, 'main.js'))).toMatchObject({
    all: [2, [3], ['library']],
  });
});

test('says so where the bundler writes another form', () => {
  const runtime = 'var t=()=>2;export{t as n};';
  const libraries = 'export const t=1;';
  for (const scripts of [
    { 'rolldown-runtime.js': 'export const n=()=>2;', 'libraries.js': libraries },
    {
      'rolldown-runtime.js': runtime,
      'libraries.js': libraries,
      'main.js': 'import*as n from"./rolldown-runtime.js";',
    },
  ]) {
    expect(() => joinRuntime(build(scripts), 'libraries.js')).toThrow('another form');
  }
});

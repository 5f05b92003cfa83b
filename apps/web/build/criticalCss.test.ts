import { expect, test } from 'vitest';
import { criticalCss } from './criticalCss.ts';

const html = '<p class="a b">x</p>';

test('keeps what the page has, and the values that it needs', () => {
  const sheet = '[data-t]{--x:1px;--y:2px}.a{margin:var(--x)}.c{margin:var(--y)}.a .c{top:0}';
  expect(criticalCss(sheet, html)).toBe('[data-t]{--x:1px}.a{margin:var(--x)}');
});

test('keeps states and media of what the page has, and drops what is empty then', () => {
  const sheet = '@media print{.c{top:0}}@media screen{.b:not(.c):focus{top:0}}';
  expect(criticalCss(sheet, html)).toBe('@media screen{.b:not(.c):focus{top:0}}');
});

test('leaves what answers a finger or a mouse to the whole sheet', () => {
  const sheet = '.a:active{top:0}@media (hover:hover){.a:hover{top:0}}.a{top:1px}';
  expect(criticalCss(sheet, html)).toBe('.a{top:1px}');
});

test('keeps a value that another value refers to', () => {
  const sheet = '[data-t]{--x:var(--y);--y:1px}.a{top:var(--x)}';
  expect(criticalCss(sheet, html)).toBe(sheet);
});

test('puts a value that is always the same where it is used, and only such a one', () => {
  const sheet =
    ':root{--x:1px;--y:2px;--z:3px}@media print{:root{--y:4px}}[data-t]{--z:5px}.a{inset:var(--x) var(--y) var(--z)}';
  expect(criticalCss(sheet, html)).toBe(
    ':root{--y:2px;--z:3px}@media print{:root{--y:4px}}[data-t]{--z:5px}.a{inset:1px var(--y) var(--z)}',
  );
});

test('waits for no font, and has those of the system from the start', () => {
  const local = '@font-face{font-family:g;src:local("Arial")}';
  expect(criticalCss(`@font-face{font-family:f;src:url(f.woff2)}${local}.a{top:0}`, html)).toBe(
    `${local}.a{top:0}`,
  );
});

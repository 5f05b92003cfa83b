import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { picture } from './Avatar.css.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { flags } from './flags.ts';

const htmlOf = (props: Partial<AvatarProps>) =>
  renderToStaticMarkup(<Avatar letters="VL" tint={2} {...props} />);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');
const countOf = (html: string, tag: string) => html.split(`<${tag}`).length - 1;

it.each([
  ['letters', {}, 'VL', 0],
  ['a sign', { glyph: 'fuel' }, '', 1],
  ['a flag', { flags: ['MXN'] }, '', 1],
  ['a pair', { flags: ['USD', 'MXN'] }, '', 2],
  ['letters where a flag of a pair is not known', { flags: ['USD', 'XAU'] }, 'VL', 0],
  ['letters where there are no flags', { flags: [] }, 'VL', 0],
  ['letters without a picture', { src: null }, 'VL', 0],
] as const)('shows %s', (_, props, text, pictures) => {
  const html = htmlOf(props);
  expect([textOf(html), countOf(html, 'svg')]).toEqual([text, pictures]);
});

it('shows the letters while the picture loads', () => {
  const html = htmlOf({ src: 'https://pictures.example/vl.png' });
  expect(textOf(html)).toBe('VL');
  expect(html).toContain(`class="${picture({ isLoaded: false })}"`);
});

it.each([
  [{}, 'aria-hidden="true"'],
  [{ label: 'Veltora' }, 'role="img" aria-label="Veltora"'],
  [{ label: 'Veltora', flags: ['MXN'] }, 'role="img" aria-label="Veltora"'],
])('is named by %j: %s', (named, words) => {
  expect(htmlOf(named)).toContain(words);
});

it('keeps its flags light', () => {
  expect(Object.keys(flags).every((name) => /^[A-Z]{3}$/.test(name))).toBe(true);
  expect(JSON.stringify(flags).length).toBeLessThan(12_000);
});

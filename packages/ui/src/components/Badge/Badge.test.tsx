import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %i as "%s"', (count, shown) => {
  const html = renderToStaticMarkup(<Badge count={count} label="" />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(shown);
});

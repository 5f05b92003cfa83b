import { createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../../app/rendered.fixture.tsx';
import { Pager, pageNumber } from './Pager.tsx';

it.each([
  ['2', 2],
  ['10', 10],
  ['1000000', 1_000_000],
])('reads %s as page %i', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});

it.each([null, '', '0', '-1', '01', '1.5', '1e3', '0x10', '１２', ' 2', 'two', '1000001'])(
  'reads %s as the first page',
  (text) => {
    expect(pageNumber(text)).toBe(1);
  },
);

const isOff = (button = '') => button.includes('aria-disabled="true"');

it.each([
  { page: 1, count: 11, said: '1–10 de 11', leads: { back: false, on: true } },
  { page: 2, count: 11, said: '11–11 de 11', leads: { back: true, on: false } },
  { page: 2, count: 34, said: '11–20 de 34', leads: { back: true, on: true } },
  { page: 3, count: 30, said: '21–30 de 30', leads: { back: true, on: false } },
  { page: 4, count: 34, said: '31–34 de 34', leads: { back: true, on: false } },
])('page $page of $count rows says $said', ({ page, count, said, leads }) => {
  const html = htmlOf(
    <Pager page={page} limit={10} count={count} onChange={() => undefined} />,
    createTestApi(),
  );
  expect(textOf(html)).toBe(said);
  const [back, on] = html.match(/<button[^>]*>/g) ?? [];
  expect({ back: !isOff(back), on: !isOff(on) }).toEqual(leads);
});

it('shows nothing for a single page', () => {
  const pager = <Pager page={1} limit={10} count={10} onChange={() => undefined} />;
  expect(textOf(htmlOf(pager, createTestApi()))).toBe('');
});

import { createTestApi } from '@corro/testing';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../../../app/rendered.fixture.tsx';
import { useSearchedCode } from './CodeSearch.tsx';

const Searched = () => `«${useSearchedCode()[0]}»`;

it.each([
  ['?code=NVLO', '«NVLO»'],
  ['?code=%E2%80%8BNVLO%00', '«NVLO»'],
  ['?code=%C2%A0NVLO%20%0A', '«NVLO»'],
  ['?code=%00%E3%85%A4', '«»'],
  ['', '«»'],
])('reads the address %s as %s', (search, text) => {
  const { api, clock } = createTestApi();
  const part = (
    <MemoryRouter initialEntries={[`/futures${search}`]}>
      <Searched />
    </MemoryRouter>
  );
  expect(textOf(htmlOf(part, { api, clock }))).toBe(text);
});

import { expect, it } from 'vitest';
import * as domain from './index.ts';

it('exports what it is meant to', () => {
  expect(Object.keys(domain)).toMatchSnapshot();
});

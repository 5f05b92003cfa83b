import { expect, it } from 'vitest';
import { persistedAs, persistedNameOf } from './persisted.ts';

it.each([
  [persistedAs('news_list').meta, 'news_list'],
  [{ persistedAs: 'token' }, null],
  [{}, null],
  [undefined, null],
])('%j is stored as %j', (meta, name) => {
  expect(persistedNameOf(meta)).toBe(name);
});

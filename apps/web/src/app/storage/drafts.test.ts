import { createFakeClock, fakeNow } from '@corro/testing';
import { expect, test } from 'vitest';
import { createStorage } from './storage.ts';
import { removeDraft, removeDrafts, removeExpiredDrafts, storeDraft, readDraft } from './drafts.ts';

const minute = 60_000;

function createPlace() {
  const storage = createStorage(() => {
    throw new Error('blocked');
  });
  return { storage, clock: createFakeClock(), form: 'register' };
}

test('a form that was never left is empty', () => {
  expect(readDraft(createPlace())).toEqual({});
});

test('restores the values of a form for 30 minutes', async () => {
  const place = createPlace();
  storeDraft(place, { phone: '5500000002' });
  await place.clock.advance(30 * minute - 1);
  expect(readDraft(place)).toEqual({ phone: '5500000002' });
  await place.clock.advance(1);
  expect(readDraft(place)).toEqual({});
});

test('does not restore a draft after the clock was set back by a day', async () => {
  const place = createPlace();
  storeDraft(place, { phone: '5500000002' });
  const day = 24 * 60 * minute;
  const before = { ...place.clock, now: () => place.clock.now() - day };
  expect(readDraft({ ...place, clock: before })).toEqual({});
});

test('each change restarts the 30 minutes', async () => {
  const place = createPlace();
  storeDraft(place, { phone: '55' });
  await place.clock.advance(29 * minute);
  storeDraft(place, { phone: '5500' });
  await place.clock.advance(29 * minute);
  expect(readDraft(place)).toEqual({ phone: '5500' });
});

test('each form has its own draft, and forgetting one keeps the others', () => {
  const place = createPlace();
  const other = { ...place, form: 'forgot-password' };
  storeDraft(place, { phone: '1' });
  storeDraft(other, { phone: '2' });
  removeDraft(place);
  expect(readDraft(place)).toEqual({});
  expect(readDraft(other)).toEqual({ phone: '2' });
});

test('a draft that is too old leaves nothing on the device', async () => {
  const place = createPlace();
  const other = { ...place, form: 'login' };
  storeDraft(place, { phone: '5500000002' });
  storeDraft(other, { phone: '5500000002' });
  await place.clock.advance(30 * minute);
  readDraft(place);
  expect(place.storage.read('draft_register')).toBeNull();
  expect(place.storage.read('draft_login')).not.toBeNull();

  storeDraft(place, { phone: '5500000003' });
  removeExpiredDrafts(place);
  expect(place.storage.keysOf('draft_')).toEqual(['draft_register']);
  removeDrafts(place.storage);
  expect(place.storage.keysOf('draft_')).toEqual([]);
});

test('spec §3 forget: the draft of the forgotten password, which ages and goes as the others do', async () => {
  const place = { ...createPlace(), form: 'forget' };
  storeDraft(place, { phone: '5500000002' });
  expect(place.storage.read('forget')).toContain('5500000002');
  expect(readDraft(place)).toEqual({ phone: '5500000002' });
  await place.clock.advance(30 * minute);
  removeExpiredDrafts(place);
  expect(place.storage.read('forget')).toBeNull();

  storeDraft(place, { phone: '5500000002' });
  removeDrafts(place.storage);
  expect(place.storage.read('forget')).toBeNull();
});

test.each([
  ['no object', '7'],
  ['no time', '{"values":{"phone":"1"}}'],
  ['no number as its time', '{"time":"now","values":{"phone":"1"}}'],
  ['no values', `{"time":${fakeNow},"values":null}`],
])('ignores a stored draft with %s', (_, text) => {
  const place = createPlace();
  place.storage.write('draft_register', text);
  expect(readDraft(place)).toEqual({});
});

test('a value that is not text is left out', () => {
  const place = createPlace();
  const values = { phone: '1', count: 2, photo: null };
  place.storage.write('draft_register', JSON.stringify({ time: place.clock.now(), values }));
  expect(readDraft(place)).toEqual({ phone: '1' });
});

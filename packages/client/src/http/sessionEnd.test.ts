import { describe, expect, it, vi } from 'vitest';
import { createSessionEnd } from './envelope.ts';

describe('createSessionEnd', () => {
  it('tells once of a session, however many calls learn of its end', () => {
    const told = vi.fn();
    const ended = createSessionEnd(() => 'a', told);
    for (let call = 0; call < 5; call += 1) ended('a', 'logout');
    expect(told.mock.calls).toEqual([['logout']]);
  });

  it('tells of the next session again', () => {
    const told = vi.fn();
    let token = 'a';
    const ended = createSessionEnd(() => token, told);
    ended('a', 'logout');
    token = 'b';
    ended('b', 'unauthorized');
    expect(told.mock.calls).toEqual([['logout'], ['unauthorized']]);
  });

  it('says nothing of a session that is over already', () => {
    const told = vi.fn();
    const ended = createSessionEnd(() => 'b', told);
    ended('a', 'logout');
    expect(told).not.toHaveBeenCalled();
  });
});

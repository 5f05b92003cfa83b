import { describe, expect, it, vi } from 'vitest';
import { NetworkFailed, ProtocolBroken, Refusal, SessionEnded, TimedOut } from '../errors.ts';
import { withRetry } from './retry.ts';

/** A clock whose timers fire at once; `pauses` records their delays in milliseconds. */
function quickClock() {
  const pauses: number[] = [];
  const clock = {
    now: () => 0,
    setTimeout: (callback: () => void, ms: number) => {
      queueMicrotask(callback);
      return pauses.push(ms);
    },
    clearTimeout: () => {},
  };
  return { clock, pauses };
}

function failing(error: Error) {
  return vi.fn(async () => {
    throw error;
  });
}

const offline = () => new NetworkFailed(new TypeError('fetch failed'));

describe('withRetry', () => {
  it.each([
    ['a network failure', new NetworkFailed(new TypeError('fetch failed'))],
    ['a bad gateway', new ProtocolBroken('not-json', 'html', 502)],
    ['a server error', new ProtocolBroken('empty', 'nothing', 500)],
  ])('tries three times in all after %s', async (_what, error) => {
    const { clock } = quickClock();
    const run = failing(error);
    await expect(withRetry({ clock, random: () => 0, tries: 3 }, undefined, run)).rejects.toBe(
      error,
    );
    expect(run).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['a timeout', new TimedOut(10_000)],
    ['a refusal', new Refusal('busy')],
    ['the end of the session', new SessionEnded('logout')],
    ['a broken answer with HTTP 200', new ProtocolBroken('bad-data', 'quote.price', 200)],
    ['a broken answer with HTTP 499', new ProtocolBroken('empty', 'nothing', 499)],
    ['a broken answer of unknown status', new ProtocolBroken('not-json', 'half')],
    ['a defect', new RangeError('defect')],
  ])('does not try again after %s', async (_what, error) => {
    const { clock, pauses } = quickClock();
    const run = failing(error);
    await expect(withRetry({ clock, random: () => 0, tries: 3 }, undefined, run)).rejects.toBe(
      error,
    );
    expect(run).toHaveBeenCalledTimes(1);
    expect(pauses).toEqual([]);
  });

  it('pauses for a random part of a limit that doubles up to 3 s', async () => {
    const { clock, pauses } = quickClock();
    const run = failing(offline());
    await expect(withRetry({ clock, random: () => 0.5, tries: 6 }, undefined, run)).rejects.toThrow(
      NetworkFailed,
    );
    expect(pauses).toEqual([150, 300, 600, 1200, 1500]);
  });

  it('returns the result of the second try', async () => {
    const { clock } = quickClock();
    const run = vi.fn(async () => 'done').mockRejectedValueOnce(offline());
    await expect(withRetry({ clock, random: () => 0, tries: 3 }, undefined, run)).resolves.toBe(
      'done',
    );
  });

  it('stops in the middle of a pause when the caller aborts, and clears the timer', async () => {
    const cleared: number[] = [];
    const clock = {
      now: () => 0,
      setTimeout: () => 7,
      clearTimeout: (timer: number) => {
        cleared.push(timer);
      },
    };
    const caller = new AbortController();
    const run = failing(offline());
    const running = withRetry({ clock, random: () => 0, tries: 3 }, caller.signal, run);
    await new Promise((resolve) => setTimeout(resolve, 0));
    caller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(cleared).toEqual([7]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('ignores the caller’s signal after the pause', async () => {
    const { clock } = quickClock();
    const caller = new AbortController();
    const listening = vi.spyOn(caller.signal, 'removeEventListener');
    const run = vi.fn(async () => 'done').mockRejectedValueOnce(offline());
    await withRetry({ clock, random: () => 0, tries: 3 }, caller.signal, run);
    expect(listening).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});

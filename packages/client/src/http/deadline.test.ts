import { describe, expect, it, vi } from 'vitest';
import { TimedOut } from '../errors.ts';
import { withDeadline } from './deadline.ts';

/** A clock that fires its last timer only when the test calls `ring`. */
function clockByHand() {
  const timers: (() => void)[] = [];
  const clock = {
    now: () => 0,
    setTimeout: vi.fn((callback: () => void, _ms: number) => timers.push(callback)),
    clearTimeout: vi.fn((_timer: number) => {}),
  };
  return { clock, ring: () => timers.at(-1)?.() };
}

/** A call that never answers; rejects once it is aborted, as `fetch` does. */
function stalled(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

describe('withDeadline', () => {
  it('rejects with TimedOut and aborts the task when the time is over', async () => {
    const { clock, ring } = clockByHand();
    let seen: AbortSignal | undefined;
    const running = withDeadline(clock, 10_000, undefined, (signal) => {
      seen = signal;
      return stalled(signal);
    });
    expect(clock.setTimeout).toHaveBeenCalledWith(expect.any(Function), 10_000);
    ring();
    await expect(running).rejects.toBeInstanceOf(TimedOut);
    expect(seen?.aborted).toBe(true);
  });

  it('is a timeout even where fetch rejects with an error of its own', async () => {
    const { clock, ring } = clockByHand();
    const running = withDeadline(clock, 5, undefined, (signal) =>
      stalled(signal).catch(() => {
        throw new DOMException('aborted', 'AbortError');
      }),
    );
    ring();
    await expect(running).rejects.toBeInstanceOf(TimedOut);
  });

  it.each(['time', 'caller'])('is ended by the %s even if fetch ignores its signal', async (by) => {
    const { clock, ring } = clockByHand();
    const caller = new AbortController();
    const running = withDeadline(clock, 5, caller.signal, () => new Promise(() => {}));
    if (by === 'time') ring();
    else caller.abort(new Error('left'));
    await expect(running).rejects.toThrow(by === 'time' ? TimedOut : 'left');
  });

  it('passes an abort on and rejects with the reason of the caller', async () => {
    const { clock } = clockByHand();
    const caller = new AbortController();
    const running = withDeadline(clock, 5, caller.signal, stalled);
    caller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(clock.clearTimeout).toHaveBeenCalledWith(1);
  });

  it('does not start if the caller has already aborted', async () => {
    const { clock } = clockByHand();
    const run = vi.fn(stalled);
    await expect(withDeadline(clock, 5, AbortSignal.abort(), run)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(run).not.toHaveBeenCalled();
    expect(clock.setTimeout).not.toHaveBeenCalled();
  });

  it('clears its timer after success and after failure', async () => {
    const { clock } = clockByHand();
    await expect(withDeadline(clock, 5, undefined, async () => 'done')).resolves.toBe('done');
    await expect(
      withDeadline(clock, 5, undefined, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    expect(clock.clearTimeout.mock.calls).toEqual([[1], [2]]);
  });

  it('restarts the time after each progress', async () => {
    const { clock, ring } = clockByHand();
    const running = withDeadline(clock, 5, undefined, (signal, moved) => {
      moved();
      moved();
      return stalled(signal);
    });
    expect(clock.setTimeout.mock.calls.map(([, ms]) => ms)).toEqual([5, 5, 5]);
    expect(clock.clearTimeout.mock.calls).toEqual([[1], [2]]);
    ring();
    await expect(running).rejects.toBeInstanceOf(TimedOut);
    expect(clock.clearTimeout).toHaveBeenLastCalledWith(3);
  });
});

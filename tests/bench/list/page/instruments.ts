import { useEffect, useState } from 'react';

export const count = 10_000;
const pollMs = 500;

export const indexes: readonly number[] = Array.from({ length: count }, (_, index) => index);

export function nameOf(index: number): string {
  return `Company ${index}`;
}

export function symbolOf(index: number): string {
  return `CO${index}`;
}

/** Price of an instrument after `tick` polls, as decimal text. */
export function priceOf(index: number, tick: number): string {
  const cents = (10_000 + index * 17 + ((index + tick * 7) % 23)).toString();
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

export function changeOf(index: number): string {
  return index % 2 === 0 ? '1.20' : '-0.41';
}

export interface Poll {
  readonly tick: number;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/** Moves all prices every half second. */
export function usePoll(): Poll {
  const [poll, setPoll] = useState<Poll>(() => ({ tick: 0, readAt: Date.now() }));
  useEffect(() => {
    const timer = setInterval(
      () => setPoll(({ tick }) => ({ tick: tick + 1, readAt: Date.now() })),
      pollMs,
    );
    return () => clearInterval(timer);
  }, []);
  return poll;
}

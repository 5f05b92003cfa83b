import type { Ipo } from '@corro/client';
import { ipoStatus, type Status } from '@corro/domain';

/** The lists that offerings are shown in. */
export const ipoTabs = ['open', 'closed', 'listed'] as const;
export type IpoTab = (typeof ipoTabs)[number];

/**
 * What the status of an offering means now: one whose applications have closed is no longer open,
 * even where the upstream's word for it was read before.
 */
export function ipoPhase(
  { status, closesAt }: Ipo,
  now: number,
): Status<'forthcoming' | 'closed' | 'listed'> {
  const word = ipoStatus(status);
  return word === 'forthcoming' && closesAt !== null && closesAt <= now ? 'closed' : word;
}

/** Where an offering is listed; one whose status nobody knows is not open. */
export function ipoTab(ipo: Ipo, now: number): IpoTab {
  const phase = ipoPhase(ipo, now);
  if (phase === 'forthcoming') return 'open';
  return phase === 'listed' ? 'listed' : 'closed';
}

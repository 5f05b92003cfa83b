import type { Ipo } from '@corro/client';

/** The lists that offerings are shown in. */
export const ipoTabs = ['open', 'closed', 'listed'] as const;
export type IpoTab = (typeof ipoTabs)[number];

/**
 * Where an offering is listed. Whether it is open is for the upstream to say: a device whose clock
 * is wrong must not close it. One whose status nobody knows is not open.
 */
export function ipoTab({ status }: Ipo): IpoTab {
  if (status === 'forthcoming') return 'open';
  return status === 'listed' ? 'listed' : 'closed';
}

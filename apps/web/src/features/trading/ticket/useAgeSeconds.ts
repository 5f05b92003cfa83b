import { priceAge } from '@corro/domain';
import { useNow } from '../../../common/ages.tsx';

/** How many whole seconds ago a price was read, each second anew: for ages that are always shown. */
export function useAgeSeconds(readAt: number): number {
  return Math.floor(priceAge(readAt, useNow()) / 1_000);
}

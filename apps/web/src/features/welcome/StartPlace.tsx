import { Skeleton } from '@corro/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { DeferredSection } from '../../common/LazySection.tsx';

const loadCard = () => import('./StartCard.tsx');

/** Heights of the card in CSS pixels. It has one more row where passkeys are offered. */
const heights = { usual: 426, withPasskey: 491 };

interface StartPlaceProps {
  /** Shown in its place once it is hidden or completed. */
  readonly hidden?: ReactNode;
}

/** Placeholder of «Empieza aquí». */
export function StartPlace({ hidden = null }: StartPlaceProps) {
  const { storage, settings, hasPasskeys } = useServices();
  const isOffered = settings.hasPasskeys && hasPasskeys();
  useEffect(() => storage.remove('done_before_login'), [storage]);
  const [isWanted] = useState(
    () => storage.read('start_card') === null && storage.read('start_done') === null,
  );
  const height = isOffered ? heights.withPasskey : heights.usual;
  return isWanted ? (
    <DeferredSection load={loadCard} loading={<Skeleton height={height} />} />
  ) : (
    hidden
  );
}

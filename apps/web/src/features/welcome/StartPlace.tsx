import { Skeleton } from '@corro/ui';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { DeferredSection } from '../../common/LazySection.tsx';

const loadCard = () => import('./StartCard.tsx');

/** Heights of the card in CSS pixels, which has a row more where passkeys are offered. */
const heights = { usual: 339, withPasskey: 404 };

/** Placeholder of «Empieza aquí»; nothing once it is hidden or completed. */
export function StartPlace() {
  const { storage, settings, hasPasskeys } = useServices();
  const height = settings.hasPasskeys && hasPasskeys() ? heights.withPasskey : heights.usual;
  const [isWanted] = useState(
    () => storage.read('start_card') === null && storage.read('start_done') === null,
  );
  return isWanted && <DeferredSection load={loadCard} loading={<Skeleton height={height} />} />;
}

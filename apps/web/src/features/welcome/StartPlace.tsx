import { Skeleton } from '@corro/ui';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { DeferredSection } from '../../common/LazySection.tsx';

const loadCard = () => import('./StartCard.tsx');

/** Placeholder of «Empieza aquí»; nothing once it is hidden or completed. */
export function StartPlace() {
  const { storage } = useServices();
  const [isWanted] = useState(
    () => storage.read('start_card') === null && storage.read('start_done') === null,
  );
  return isWanted && <DeferredSection load={loadCard} loading={<Skeleton height={339} />} />;
}

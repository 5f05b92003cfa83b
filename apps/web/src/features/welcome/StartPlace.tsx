import { Skeleton } from '@corro/ui';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { Later } from '../../common/LazyPart.tsx';

const loadCard = () => import('./StartCard.tsx');

/** The place of «Empieza aquí» on a light screen; where it is put away or done there is nothing. */
export function StartPlace() {
  const { storage } = useServices();
  const [isWanted] = useState(
    () => storage.read('start_card') === null && storage.read('start_done') === null,
  );
  return isWanted && <Later load={loadCard} loading={<Skeleton height={339} />} />;
}

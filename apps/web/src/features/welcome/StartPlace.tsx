import { Skeleton } from '@corro/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { DeferredSection } from '../../common/LazySection.tsx';

const loadCard = () => import('./StartCard.tsx');
const loadOffer = () => import('./PasskeyOffer.tsx');

/** Heights of the card in CSS pixels. It has one more row where passkeys are offered. */
const heights = { usual: 339, withPasskey: 404 };

/** Placeholder of «Empieza aquí»; nothing once it is hidden or completed. */
export function StartPlace() {
  const { storage, settings, hasPasskeys } = useServices();
  const isOffered = settings.hasPasskeys && hasPasskeys();
  const [isNew] = useState(() => storage.read('done_before_login') === 'registered');
  useEffect(() => storage.remove('done_before_login'), [storage]);
  const [isWanted] = useState(
    () => storage.read('start_card') === null && storage.read('start_done') === null,
  );
  const height = isOffered ? heights.withPasskey : heights.usual;
  return (
    <>
      {isNew && isOffered ? <DeferredSection load={loadOffer} /> : null}
      {isWanted && <DeferredSection load={loadCard} loading={<Skeleton height={height} />} />}
    </>
  );
}

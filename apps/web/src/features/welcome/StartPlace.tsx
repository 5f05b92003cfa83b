import { useEffect, useState, type ComponentType } from 'react';
import { loadOnce } from '../../app/chunks/loadOnce.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';

const loadCard = () => import('./StartCard.tsx');

/**
 * The place of «Empieza aquí» on a light screen: the card comes with the rest of the catalogue, after the
 * first view. Where it is put away or done, or cannot be had, there is nothing.
 */
export function StartPlace() {
  const { storage } = useServices();
  const { loadAll } = useI18n();
  const [Card, setCard] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (storage.read('start_card') !== null || storage.read('start_done') !== null) return;
    Promise.all([loadOnce(loadCard), loadOnce(loadAll)]).then(
      ([card]) => setCard(() => card.default),
      () => undefined,
    );
  }, [storage, loadAll]);
  return Card && <Card />;
}

import type { CardKind } from '@corro/client';
import { useState } from 'react';
import type { LazyDialogProps } from '../../common/overlays/useLazyDialog.tsx';
import { CardSheet } from './CardSheet.tsx';

/** The sheet of a new card; each opening starts with a new form. */
export function AddCard({ kind, open, onClose }: LazyDialogProps & { readonly kind: CardKind }) {
  const [opening, setOpening] = useState({ open, serial: 0 });
  if (opening.open !== open) setOpening({ open, serial: opening.serial + (open ? 1 : 0) });
  return (
    <CardSheet key={opening.serial} choice={{ kind, card: null }} open={open} onClose={onClose} />
  );
}

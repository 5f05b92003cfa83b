import type { CardKind } from '@corro/client';
import { type LazyDialogProps, useLazyDialog } from '../../common/overlays/useLazyDialog.tsx';

const load = (kind: CardKind) => async () => {
  const { AddCard } = await import('./AddCard.tsx');
  return { default: (props: LazyDialogProps) => <AddCard kind={kind} {...props} /> };
};

const loaders = { bank: load('bank'), trc20: load('trc20') };

/** Opens the form of a new card on top of the screen that needs the card. */
export const useAddCard = (kind: CardKind) => useLazyDialog(loaders[kind]);

import type { LazyDialogProps } from '../../common/overlays/useLazyDialog.tsx';
import { PasskeySheet } from '../passkeys/index.ts';

/** The sheet that adds the first passkey. */
export default function PasskeyDialog({ open, onClose }: LazyDialogProps) {
  return <PasskeySheet task={{ kind: 'add' }} open={open} onClose={onClose} />;
}

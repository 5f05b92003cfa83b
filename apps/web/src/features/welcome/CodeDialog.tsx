import type { LazyDialogProps } from '../../common/overlays/useLazyDialog.tsx';
import { CodeSetupSheet } from '../../flows/transactionCode/CodeSetup.tsx';

/** The sheet that sets the first transaction code. */
export default function CodeDialog({ open, onClose }: LazyDialogProps) {
  return <CodeSetupSheet open={open} onClose={onClose} onSaved={onClose} />;
}

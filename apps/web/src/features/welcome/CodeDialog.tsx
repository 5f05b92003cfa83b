import { CodeSetupSheet } from '../../flows/transactionCode/CodeSetup.tsx';

interface CodeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The sheet that sets the first transaction code. */
export default function CodeDialog({ open, onClose }: CodeDialogProps) {
  return <CodeSetupSheet open={open} onClose={onClose} onSaved={onClose} />;
}

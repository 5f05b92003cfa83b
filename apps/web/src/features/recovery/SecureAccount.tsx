import { Button } from '@corro/ui';
import { useExtension } from '../../common/operatorRules.tsx';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { useSheetChoice } from '../../common/overlays/useSheetChoice.ts';

const loadSheet = () => import('./SecureSheet.tsx');

/** Button that opens the sheet, where the upstream announces `recovery`. */
export function SecureAccount({ label }: { readonly label: string }) {
  const { choice, isOpen, choose, close } = useSheetChoice<object>();
  const sheet = useLazySheet(loadSheet, isOpen, close);
  if (!useExtension('recovery')) return null;
  return (
    <>
      <Button tone="neutral" fullWidth busy={isOpen && sheet === null} onPress={() => choose({})}>
        {label}
      </Button>
      {choice === null || sheet === null ? null : (
        <sheet.SecureSheet key={choice.serial} open={isOpen} onClose={close} />
      )}
    </>
  );
}

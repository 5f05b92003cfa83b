import { IconButton } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { useLazyDialog } from '../../common/overlays/useLazyDialog.tsx';

const loadSheet = () => import('./TotalSheet.tsx');

/** Opens the parts of the total; nothing if the upstream does not report them. */
export function TotalButton() {
  const { t } = useI18n();
  const { opener, dialog } = useLazyDialog(loadSheet);
  if (!useExtension('portfolio')) return null;
  return (
    <>
      <IconButton icon="info" label={t({ id: 'total.open' })} tone="muted" {...opener} />
      {dialog}
    </>
  );
}

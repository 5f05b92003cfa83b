import { useToast } from '@corro/ui';
import { useEffect } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useLazyDialog } from '../../common/overlays/useLazyDialog.tsx';
import { useExtension } from '../../common/operatorRules.tsx';

const loadDialog = () => import('./PasskeyDialog.tsx');

/** Offers a passkey once, directly after the registration; «Empieza aquí» offers it later, too. */
export default function PasskeyOffer() {
  const { t } = useI18n();
  const show = useToast();
  const { opener, dialog } = useLazyDialog(loadDialog);
  const isAnnounced = useExtension('passkeys');
  useEffect(() => {
    if (!isAnnounced) return;
    show({
      tone: 'success',
      text: t({ id: 'welcome.passkeyOffer' }),
      action: { label: t({ id: 'passkeys.add' }), onPress: opener.onPress },
    });
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the upstream is known to have passkeys
  }, [isAnnounced]);
  return dialog;
}

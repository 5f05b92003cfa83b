import { configQuery } from '@corro/client';
import { Button, Dialog, Icon } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { idleSession } from '../../app/session/sessionState.ts';
import { useFlow } from '../../app/useFlow.ts';
import { useBackCloses } from '../../common/overlays/overlayHistory.ts';

/** The logout button with its confirmation (spec §2). */
export function LogOut() {
  const { t } = useI18n();
  const { isConfirming, ask, stay, logOut } = useLogOut();
  useBackCloses(isConfirming, stay);
  return (
    <>
      <Button tone="neutral" fullWidth leading={<Icon name="logOut" />} onPress={ask}>
        {t({ id: 'settings.logOut' })}
      </Button>
      <Dialog
        open={isConfirming}
        onOpenChange={(open) => {
          if (!open) stay();
        }}
        title={t({ id: 'settings.logOutTitle' })}
        actions={
          <>
            <Button fullWidth onPress={logOut}>
              {t({ id: 'settings.logOut' })}
            </Button>
            <Button tone="neutral" fullWidth onPress={stay}>
              {t({ id: 'settings.stay' })}
            </Button>
          </>
        }
      >
        {t({ id: 'settings.logOutText' })}
      </Dialog>
    </>
  );
}

/** The logout steps of the session's machine. */
function useLogOut() {
  const { session } = useServices();
  const config = useQuery(configQuery(useApi())).data;
  // While the config is unknown the call is made, since the token may still be valid at the server.
  const atServer = config === undefined || config.extensions.includes('sessions');
  const { view, send, follow } = useFlow(session.flow, idleSession, idleSession);
  // oxlint-disable-next-line react/exhaustive-deps -- once: the session is running
  useEffect(follow, []);
  return {
    isConfirming: view.isAskedToLeave,
    ask: () => send({ type: 'ASK_TO_LEAVE' }),
    stay: () => send({ type: 'STAY' }),
    logOut: () => send({ type: 'LOG_OUT', atServer }),
  };
}

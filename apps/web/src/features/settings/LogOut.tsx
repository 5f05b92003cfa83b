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

/** The way out, which asks first (spec §2). */
export function LogOut() {
  const { t } = useI18n();
  const { isAsked, ask, stay, logOut } = useLogOut();
  useBackCloses(isAsked, stay);
  return (
    <>
      <Button tone="neutral" fullWidth leading={<Icon name="logOut" />} onPress={ask}>
        {t({ id: 'settings.logOut' })}
      </Button>
      <Dialog
        open={isAsked}
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

/** Leaving the session, as its machine goes through it: asked for, confirmed or not. */
function useLogOut() {
  const { session } = useServices();
  const config = useQuery(configQuery(useApi())).data;
  // Until the server has said whether it has the call, it is asked: the token may still be good there.
  const atServer = config === undefined || config.extensions.includes('sessions');
  const { view, send, follow } = useFlow(session.flow, idleSession, idleSession);
  // oxlint-disable-next-line react/exhaustive-deps -- once; a customer's session runs
  useEffect(follow, []);
  return {
    isAsked: view.isAskedToLeave,
    ask: () => send({ type: 'ASK_TO_LEAVE' }),
    stay: () => send({ type: 'STAY' }),
    logOut: () => send({ type: 'LOG_OUT', atServer }),
  };
}

import type { SessionView } from '@corro/machines';
import { Button } from '@corro/ui';
import { useSyncExternalStore } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';

interface PasskeyLoginProps {
  readonly view: Pick<SessionView, 'isAuthenticating' | 'busy'>;
  readonly onPress: () => void;
}

/** What the browser has does not change while the page is open. */
const unchanging = () => () => undefined;

/** The way in by a passkey, where server and browser have it. It comes last: the page is rendered without. */
export function PasskeyLogin({ view, onPress }: PasskeyLoginProps) {
  const { t } = useI18n();
  const { settings, hasPasskeys } = useServices();
  const isOffered = useSyncExternalStore(
    unchanging,
    () => settings.hasPasskeys && hasPasskeys(),
    () => false,
  );
  if (!isOffered) return null;
  return (
    <Button
      tone="neutral"
      fullWidth
      busy={view.isAuthenticating}
      busyLabel={t({ id: 'login.passkeyBusy' })}
      onPress={onPress}
    >
      {t({ id: 'login.passkey' })}
    </Button>
  );
}

import type { SessionEnding } from '@corro/machines';
import { Banner } from '@corro/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/i18n/i18n.ts';

/** Why one is at the login: a session ended, or an account or password was just made. */
export function LoginNotice({ ending }: { ending: SessionEnding | null }) {
  const { t } = useI18n();
  const done = useDone();
  if (done !== null) return <Banner tone="success">{t(doneText[done])}</Banner>;
  if (ending === null) return null;
  return <Banner>{t(ending === 'expired' ? 'login.ended' : 'login.loggedOut')}</Banner>;
}

const doneText = {
  registered: 'hint.reg.success',
  passwordReset: 'login.passwordReset',
} as const;
type Done = keyof typeof doneText;

/** What was done on another screen before the login; said once. */
function useDone(): Done | null {
  const { storage } = useServices();
  const [done] = useState((): Done | null => {
    const kept = storage.read('done_before_login');
    return kept === 'registered' || kept === 'passwordReset' ? kept : null;
  });
  useEffect(() => storage.remove('done_before_login'), [storage]);
  return done;
}

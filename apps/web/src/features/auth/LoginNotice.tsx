import type { SessionEnding } from '@corro/machines';
import { defineMessage } from '@corro/messages';
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
  return <Banner>{t(endingText[ending])}</Banner>;
}

const endingText = {
  expired: defineMessage({ id: 'login.ended' }),
  'logged-out': defineMessage({ id: 'login.loggedOut' }),
  'logged-out-here': defineMessage({ id: 'login.loggedOutHere' }),
  'other-tab': defineMessage({ id: 'login.loggedOut' }),
} as const;

const doneText = {
  registered: defineMessage({ id: 'hint.reg.success' }),
  passwordReset: defineMessage({ id: 'login.passwordReset' }),
} as const;
type Done = keyof typeof doneText;

/** What was done on another screen before the login; said once. */
function useDone(): Done | null {
  const { storage } = useServices();
  const [done] = useState((): Done | null => {
    const stored = storage.read('done_before_login');
    return stored === 'registered' || stored === 'passwordReset' ? stored : null;
  });
  useEffect(() => storage.remove('done_before_login'), [storage]);
  return done;
}

import { Banner, DemoMark } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { useIsOnline, useIsDemo } from '../app/conditions.ts';

interface NoticesProps {
  /** Sentence with the years whose recorded prices the upstream shows; part of the demo mark. */
  readonly prices?: string | undefined;
}

/** The demo mark, which no setting removes, above every screen. */
export function Notices({ prices }: NoticesProps) {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  const mark = [isDemo ? t({ id: 'app.demo' }) : undefined, prices].filter(Boolean).join(' · ');
  return mark === '' ? null : <DemoMark label={mark} />;
}

/** The notice of a screen while the app is offline; undefined online. */
export function useOfflineNotice(): ReactNode {
  const { t } = useI18n();
  return useIsOnline() ? undefined : (
    <Banner tone="offline" shape="strip">
      {t({ id: 'shell.offline' })}
    </Banner>
  );
}

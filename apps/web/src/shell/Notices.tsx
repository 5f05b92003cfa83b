import { Banner, DemoMark } from '@corro/ui';
import { useBooleanStore } from '../app/booleanStore.ts';
import { useServices } from '../app/services.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { useIsOnline } from '../common/queries/useIsOnline.ts';

/** What stands above every screen: the demo mark that no setting removes, and being offline. */
export function Notices() {
  const { t } = useI18n();
  const { settings, simulated } = useServices();
  const isOnline = useIsOnline();
  const isDemo = useBooleanStore(simulated, settings.operator === null);
  return (
    <>
      {isDemo ? <DemoMark label={t('app.demo')} /> : null}
      {isOnline ? null : (
        <Banner tone="offline" shape="strip">
          {t('shell.offline')}
        </Banner>
      )}
    </>
  );
}

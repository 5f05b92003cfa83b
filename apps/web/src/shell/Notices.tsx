import { Banner, DemoMark } from '@corro/ui';
import { useFlag } from '../app/flag.ts';
import { useServices } from '../app/services.ts';
import { useWords } from '../app/i18n/words.ts';
import { useIsOnline } from '../common/queries/useIsOnline.ts';

/** What stands above every screen: the demo mark that no setting removes, and being offline. */
export function Notices() {
  const { t } = useWords();
  const { settings, simulated } = useServices();
  const isOnline = useIsOnline();
  const isDemo = useFlag(simulated, settings.operator === null);
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

import { Banner, DemoMark } from '@corro/ui';
import { useFlag } from '../boot/flag.ts';
import { useServices } from '../boot/services.ts';
import { useWords } from '../boot/words.ts';
import { useIsOnline } from '../parts/useIsOnline.ts';

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

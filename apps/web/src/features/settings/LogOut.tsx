import { Button, Dialog, Icon } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { useBackCloses } from '../../common/overlays/useBackCloses.ts';
import { useLogOut } from './useLogOut.ts';

/** The way out, which asks first (spec §2). */
export function LogOut() {
  const { t } = useWords();
  const { isAsked, ask, stay, logOut } = useLogOut();
  useBackCloses(isAsked, stay);
  return (
    <>
      <Button tone="neutral" fullWidth leading={<Icon name="logOut" />} onPress={ask}>
        {t('settings.logOut')}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={(open) => {
          if (!open) stay();
        }}
        title={t('settings.logOutTitle')}
        actions={
          <>
            <Button fullWidth onPress={logOut}>
              {t('settings.logOut')}
            </Button>
            <Button tone="neutral" fullWidth onPress={stay}>
              {t('settings.stay')}
            </Button>
          </>
        }
      >
        {t('settings.logOutText')}
      </Dialog>
    </>
  );
}

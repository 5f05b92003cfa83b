import { IconButton } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { useRouteEntry } from './route.ts';
import { useLazyDialog } from './useLazyDialog.tsx';

const loadMoreSheet = () => import('./more/MoreSheet.tsx');

/**
 * Last header button (spec §2): "more" on routes that have it, else the language if there are
 * several.
 */
export function HeaderMore() {
  const { t } = useI18n();
  const { locales } = useServices().settings;
  const { opener, dialog } = useLazyDialog(loadMoreSheet);
  const { hasMore } = useRouteEntry();
  return (
    <>
      {hasMore ? (
        <IconButton icon="more" label={t({ id: 'shell.more' })} {...opener} />
      ) : locales.length < 2 ? null : (
        <LanguageButton {...opener} />
      )}
      {dialog}
    </>
  );
}

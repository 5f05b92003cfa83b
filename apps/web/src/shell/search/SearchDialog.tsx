import { EmptyState, SearchField, Stack } from '@corro/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { OverlayLinks } from '../../common/overlays/OverlayLinks.tsx';
import { paths } from '../../links.ts';
import type { LazyDialogProps } from '../useLazyDialog.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useArrowFocus } from './useArrowFocus.ts';
import { useStockSearch } from './useStockSearch.ts';

/** Finds a share by code or name from any screen (spec §2). */
export default function SearchDialog({ open, onClose }: LazyDialogProps) {
  const { t } = useI18n();
  return (
    <AppSheet open={open} onClose={onClose} title={t({ id: 'shell.search' })} tall>
      <SearchPanel onClose={onClose} />
    </AppSheet>
  );
}

/** Mounted only while open: each opening starts with an empty field. */
function SearchPanel({ onClose }: Pick<LazyDialogProps, 'onClose'>) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useStockSearch(text);
  useArrowFocus();

  const openFirst = async () => {
    const first = search.isSettled ? search.query.data?.rows[0] : undefined;
    const address = first === undefined ? null : paths.instrument(first);
    if (address === null) return;
    // Closing first would remove the overlay's history entry.
    await navigate(address, { replace: true });
    onClose();
  };
  return (
    <OverlayLinks onLeave={onClose}>
      <Stack gap={16}>
        <SearchField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the customer has just opened it to type
          autoFocus
          label={t({ id: 'search.label' })}
          clearLabel={t({ id: 'search.clear' })}
          value={text}
          onChange={setText}
          onSearch={() => void openFirst()}
        />
        {search.wanted === '' ? (
          <EmptyState
            picture="search"
            title={t({ id: 'search.hintTitle' })}
            text={t({ id: 'search.hintText' })}
          />
        ) : (
          <SearchResults query={search.query} wanted={search.wanted} />
        )}
      </Stack>
    </OverlayLinks>
  );
}

import { EmptyState, SearchField, Stack, UiProvider } from '@corro/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../app/services.ts';
import { useWords } from '../../app/i18n/words.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { paths } from '../../routing/addresses.ts';
import { LeadingAway, ReplacingLink } from './ReplacingLink.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useArrowFocus } from './useArrowFocus.ts';
import { useStockSearch } from './useStockSearch.ts';

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds a share by code or name from any screen, and leads to it (spec §2). */
export default function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useWords();
  return (
    <AppSheet open={open} onClose={onClose} title={t('shell.search')} tall>
      <SearchPanel onClose={onClose} />
    </AppSheet>
  );
}

/** Lives as long as the sheet is open: each opening starts with an empty field. */
function SearchPanel({ onClose }: Pick<SearchDialogProps, 'onClose'>) {
  const { t, locale } = useWords();
  const { clock } = useServices();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useStockSearch(text);
  useArrowFocus();

  const openFirst = () => {
    const first = search.isSettled ? search.query.data?.rows[0] : undefined;
    if (first === undefined) return;
    onClose();
    void navigate(paths.stockDetail(first), { replace: true });
  };
  return (
    <UiProvider locale={locale} linkComponent={ReplacingLink} now={() => clock.now()}>
      <LeadingAway value={onClose}>
        <Stack gap={16}>
          <SearchField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the customer has just opened it to type
            autoFocus
            label={t('search.label')}
            clearLabel={t('search.clear')}
            value={text}
            onChange={setText}
            onSearch={openFirst}
          />
          {search.wanted === '' ? (
            <EmptyState
              picture="search"
              title={t('search.hintTitle')}
              text={t('search.hintText')}
            />
          ) : (
            <SearchResults query={search.query} wanted={search.wanted} />
          )}
        </Stack>
      </LeadingAway>
    </UiProvider>
  );
}

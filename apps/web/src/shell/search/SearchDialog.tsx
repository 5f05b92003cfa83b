import { EmptyState, SearchField, Stack, type UiLinkProps, UiProvider } from '@corro/ui';
import { createContext, use, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { paths } from '../../routing/addresses.ts';
import { SearchResults } from './SearchResults.tsx';
import { useArrowFocus } from './useArrowFocus.ts';
import { useStockSearch } from './useStockSearch.ts';

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds a share by code or name from any screen, and leads to it (spec §2). */
export default function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useI18n();
  return (
    <AppSheet open={open} onClose={onClose} title={t('shell.search')} tall>
      <SearchPanel onClose={onClose} />
    </AppSheet>
  );
}

/** Lives as long as the sheet is open: each opening starts with an empty field. */
function SearchPanel({ onClose }: Pick<SearchDialogProps, 'onClose'>) {
  const { t, locale } = useI18n();
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

const LeadingAwayContext = createContext<() => void>(() => {});

/** What to do when a link inside is followed. */
const LeadingAway = LeadingAwayContext.Provider;

/**
 * A link out of an overlay. It takes the overlay's own place in the history, so that back leads to
 * the page below and not through it twice.
 */
function ReplacingLink({ href, ...rest }: UiLinkProps) {
  return <Link {...rest} to={href} replace onClick={use(LeadingAwayContext)} />;
}

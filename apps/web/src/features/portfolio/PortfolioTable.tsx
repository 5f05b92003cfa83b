import { portfolioQuery } from '@corro/client';
import { Money, Table, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { useTab } from '../../common/useTab.ts';
import type { LazyDialogProps } from '../../common/overlays/useLazyDialog.tsx';
import { portfolioRanges, rangeWords } from './ranges.ts';

/** The points of the portfolio's line as a table, newest first. */
export default function PortfolioTable({ open, onClose }: LazyDialogProps) {
  const { t, formatDateTime } = useI18n();
  const [range] = useTab('range', portfolioRanges);
  const { data } = useQuery(portfolioQuery(useApi(), range));
  const title = `${t({ id: 'home.portfolio' })} · ${t(rangeWords[range])}`;
  return (
    <AppSheet open={open} onClose={onClose} title={title} tall>
      <Table
        caption={title}
        columns={[
          { key: 'when', label: t({ id: 'home.portfolio.when' }) },
          { key: 'value', label: t({ id: 'home.portfolio.value' }), align: 'end' },
        ]}
        rows={[...(data?.points ?? [])].reverse().map(({ at, value }) => ({
          id: String(at),
          cells: {
            when: <Text size={14}>{formatDateTime(at)}</Text>,
            value: <Money amount={value} unit="US$" />,
          },
        }))}
      />
    </AppSheet>
  );
}

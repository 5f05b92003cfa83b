import {
  type BillEntry,
  hasNextPage,
  listStatementEntries,
  type MonthlyStatement,
  type ReadPage,
} from '@corro/client';
import { isSumOf, pageSizes } from '@corro/domain';
import { Button, Icon, Money, Section, Skeleton, Stack, Summary, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useOutput } from '../../app/output.ts';
import { signedAmount, useAmounts } from '../../common/amounts.ts';
import { moneyRow } from '../../common/figures.tsx';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { PrintButton } from '../../common/PrintButton.tsx';
import { rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { reasonText } from '../../common/activity/billText.ts';
import { exportList } from './exportList.ts';
import { useIsCurrentMonth } from './useIsCurrentMonth.ts';
import { type NamedList, useChangeColumns } from './useExportLists.ts';

interface StatementSheetProps {
  readonly statement: MonthlyStatement;
  /** The month in words. */
  readonly name: string;
  readonly onClose: () => void;
  /** Called with the statement's entries as a list. */
  readonly onExport: (list: NamedList) => void;
}

/** One month's balances and entries, to print or export. */
export function StatementSheet({ statement, name, onClose, onExport }: StatementSheetProps) {
  const { t } = useI18n();
  const title = t({ id: 'statement.one' }, { month: name });
  const query = useStatementEntries(statement.month);
  return (
    <AppSheet open onClose={onClose} title={title}>
      <Stack gap={24}>
        <Balances statement={statement} />
        <QueryView
          query={query}
          failedTitle={t({ id: 'statement.entriesFailed' })}
          loading={<Skeleton height={160} />}
        >
          {(entries) => (
            <Stack gap={24}>
              <Entries entries={entries} statement={statement} />
              <Actions title={title} statement={statement} entries={entries} onExport={onExport} />
            </Stack>
          )}
        </QueryView>
      </Stack>
    </AppSheet>
  );
}

function Balances({ statement }: Pick<StatementSheetProps, 'statement'>) {
  const { t } = useI18n();
  const isCurrent = useIsCurrentMonth()(statement.month);
  const { opening, income, expense, closing } = statement;
  const closingLabel = isCurrent
    ? t({ id: 'statement.closingSoFar' })
    : t({ id: 'statement.closing' });
  const addsUp = isSumOf(closing, [opening, income, signedAmount(expense, true)]);
  return (
    <Stack gap={8}>
      <Summary
        rows={[
          moneyRow(t({ id: 'statement.opening' }), opening),
          ...(addsUp
            ? [
                moneyRow(t({ id: 'statement.income' }), income),
                moneyRow(t({ id: 'statement.expense' }), signedAmount(expense, true)),
              ]
            : []),
          { ...moneyRow(closingLabel, closing), emphasis: true },
        ]}
      />
      <Text as="p" size={12} tone="muted">
        {t({ id: 'statement.period' })}
      </Text>
    </Stack>
  );
}

interface EntriesProps extends Pick<StatementSheetProps, 'statement'> {
  readonly entries: readonly BillEntry[];
}

function Entries({ entries, statement: { count } }: EntriesProps) {
  const i18n = useI18n();
  const { t, formatDateTime } = i18n;
  const { text } = useAmounts();
  if (entries.length === 0)
    return <Text tone="muted">{t({ id: 'statement.count' }, { count: 0 })}</Text>;
  return (
    <Section title={t({ id: 'statement.entries' })}>
      <Summary
        rows={entries.map((entry) => {
          const { amount, balance, type, createdAt } = entry;
          const values = { date: formatDateTime(createdAt), amount: text(balance) };
          return {
            label: reasonText(entry, i18n),
            value: (
              <Money
                amount={signedAmount(amount, type === 'expense')}
                unit="US$"
                signed={type !== null}
              />
            ),
            detail: t({ id: 'statement.balanceAfter' }, values),
          };
        })}
      />
      {count !== null && count > entries.length ? (
        <Text as="p" size={14} tone="muted">
          {t({ id: 'statement.more' }, { shown: entries.length, count })}
        </Text>
      ) : null}
    </Section>
  );
}

interface ActionsProps extends EntriesProps, Pick<StatementSheetProps, 'onExport'> {
  readonly title: string;
}

/** Buttons to print and export. Inside another app, which can do neither, shows a notice. */
function Actions({ title, statement, entries, onExport }: ActionsProps) {
  const { t } = useI18n();
  const { print, save } = useOutput();
  const columns = useChangeColumns();
  const { month } = statement;
  const list = exportList<BillEntry>({
    name: `statement-${month}`,
    read: (api, params, options) => listStatementEntries(api, { ...params, month }, options),
    columns,
  });
  return (
    <Stack gap={8}>
      {print === null ? null : (
        <PrintButton title={title} print={print}>
          <Balances statement={statement} />
          <Entries statement={statement} entries={entries} />
        </PrintButton>
      )}
      {save === null ? (
        <Text as="p" size={14} tone="muted" align="center">
          {t({ id: 'export.embedded' })}
        </Text>
      ) : (
        <Button
          tone="quiet"
          fullWidth
          leading={<Icon name="table" size={20} />}
          onPress={() => onExport({ title, isOfMoney: true, list })}
        >
          {t({ id: 'export.title' })}
        </Button>
      )}
    </Stack>
  );
}

const limit = pageSizes.max;

/**
 * Maximum pages, of `limit` entries each, that the sheet shows; the exported file has all entries.
 */
const maxPages = 5;

function useStatementEntries(month: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['statements', 'entries', month],
    async queryFn({ signal }) {
      const pages: ReadPage<BillEntry>[] = [];
      do {
        const params = { month, page: pages.length + 1, limit };
        pages.push(await listStatementEntries(api, params, { signal }));
      } while (pages.length < maxPages && hasNextPage(pages, limit));
      return rowsOf({ pages });
    },
    retry: false,
  });
}

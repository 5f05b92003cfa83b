import { type Statement, statementsInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Icon, Inline, List, ListHeading, ListRow, Money, Section, Stack, Text } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { dash, useI18n } from '../../app/i18n/i18n.ts';
import { useOutput } from '../../app/output.ts';
import { useMonthName } from '../../common/useMonthName.ts';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { useIsCurrentMonth } from './useIsCurrentMonth.ts';
import type { NamedList } from './useExportLists.ts';

const loadStatement = () => import('./StatementSheet.tsx');
const loadExport = () => import('./ExportSheet.tsx');

export function useStatements(enabled: boolean) {
  return useInfiniteQuery({
    ...statementsInfiniteQuery(useApi(), { limit: pageSizes.records }),
    enabled,
  });
}

/** All months, newest first, each with its closing balance. */
export function Statements({ query }: { query: ReturnType<typeof useStatements> }) {
  const { t } = useI18n();
  const { save } = useOutput();
  const monthName = useMonthName();
  const [chosen, setChosen] = useState<string | null>(null);
  // Looked up in the latest data, because the current month still changes.
  const open = query.data?.pages.flatMap(({ rows }) => rows).find(({ month }) => month === chosen);
  const [exported, setExported] = useState<NamedList | null>(null);
  const sheet = useLazySheet(loadStatement, chosen !== null, () => setChosen(null));
  const exportSheet = useLazySheet(loadExport, exported !== null, () => setExported(null));
  return (
    <Section title={t({ id: 'statement.title' })}>
      <QueryView
        query={query}
        showsAge
        failedTitle={t({ id: 'statement.failed' })}
        loading={<RowSkeletons count={3} />}
        isEmpty={({ pages }) => pages.every(({ rows }) => rows.length === 0)}
        empty={<Text tone="muted">{t({ id: 'statement.empty' })}</Text>}
      >
        {(data) => (
          <Stack gap={8}>
            <Text as="p" size={14} tone="muted">
              {t({ id: 'statement.about' })}
            </Text>
            <List label={t({ id: 'statement.title' })}>
              {rowsOf(data).map((statement, at, all) => (
                <MonthRow
                  key={statement.month}
                  statement={statement}
                  startsYear={yearOf(statement) !== yearOf(all[at - 1])}
                  isFirst={at === 0}
                  onPress={() => {
                    setChosen(statement.month);
                    // Refetches the sums, which must match the entries that the sheet reads now.
                    void query.refetch();
                  }}
                />
              ))}
            </List>
            <MoreRows query={query} />
          </Stack>
        )}
      </QueryView>
      {open === undefined || exported !== null || sheet === null ? null : (
        <sheet.StatementSheet
          statement={open}
          name={monthName(open.month)}
          onClose={() => setChosen(null)}
          onExport={setExported}
        />
      )}
      {exported === null || save === null || exportSheet === null ? null : (
        <exportSheet.ExportSheet {...exported} save={save} onClose={() => setExported(null)} />
      )}
    </Section>
  );
}

const yearOf = (statement: Statement | undefined) => statement?.month?.slice(0, 4);

interface MonthRowProps {
  readonly statement: Statement;
  readonly startsYear: boolean;
  /** Names the column of balances. */
  readonly isFirst: boolean;
  readonly onPress: () => void;
}

/** A month with its closing balance; the current month is not closed yet. */
function MonthRow({ statement, startsYear, isFirst, onPress }: MonthRowProps) {
  const { t } = useI18n();
  const monthName = useMonthName({ hasYear: false });
  const { month, count, closing } = statement;
  const isCurrent = useIsCurrentMonth()(month);
  const countText = count === null ? dash : t({ id: 'statement.count' }, { count });
  return (
    <ListRow
      heading={
        startsYear ? (
          <ListHeading
            level={3}
            action={
              isFirst ? (
                <Text size={14} tone="muted">
                  {t({ id: 'statement.cash' })}
                </Text>
              ) : undefined
            }
          >
            {yearOf(statement)}
          </ListHeading>
        ) : null
      }
      title={month === null ? dash : monthName(month)}
      subtitle={isCurrent ? t({ id: 'statement.current' }, { movements: countText }) : countText}
      trailing={
        <Inline gap={8} wrap={false}>
          <Money amount={closing} unit="US$" />
          <Icon name="chevronRight" size={20} />
        </Inline>
      }
      onPress={onPress}
    />
  );
}

/** Reserves the space until the server announces whether it has statements. */
export function StatementsSkeleton() {
  const { t } = useI18n();
  return (
    <Section title={t({ id: 'statement.title' })}>
      <RowSkeletons count={3} />
    </Section>
  );
}

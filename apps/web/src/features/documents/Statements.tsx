import { type MonthlyStatement, statementsInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { List, ListRow, Money, Section, Stack, Text } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { useOutput } from '../../app/output.ts';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { ExportSheet } from './ExportSheet.tsx';
import { StatementSheet } from './StatementSheet.tsx';
import type { NamedList } from './useExportLists.ts';

/** The months of the account, ten to a page, where the upstream has them. */
export function useStatements(enabled: boolean) {
  return useInfiniteQuery({
    ...statementsInfiniteQuery(useApi(), { limit: pageSizes.records }),
    enabled,
  });
}

export interface StatementsProps {
  readonly query: ReturnType<typeof useStatements>;
}

/** Every month of the account, newest first, with the balance that it closed with. */
export function Statements({ query }: StatementsProps) {
  const { t } = useI18n();
  const { save } = useOutput();
  const monthName = useMonthName();
  const [chosen, setChosen] = useState<string | null>(null);
  // As it was last read: this month's grows while it is looked at.
  const open = query.data?.pages.flatMap(({ rows }) => rows).find((one) => one.month === chosen);
  const [exported, setExported] = useState<NamedList | null>(null);
  return (
    <Section title={t({ id: 'statement.title' })}>
      <QueryView
        query={query}
        tellsAge
        failedTitle={t({ id: 'statement.failed' })}
        loading={<MonthSkeletons />}
        isEmpty={({ pages }) => pages.every(({ rows }) => rows.length === 0)}
        empty={<Text tone="muted">{t({ id: 'statement.empty' })}</Text>}
      >
        {(data) => (
          <Stack gap={16}>
            <List label={t({ id: 'statement.title' })}>
              {rowsOf(data, ({ month }) => month).map((statement) => (
                <StatementRow
                  key={statement.month}
                  statement={statement}
                  name={monthName(statement.month)}
                  onOpen={() => {
                    setChosen(statement.month);
                    // What it lists is read now, and its sums are to be of the same moment.
                    void query.refetch();
                  }}
                />
              ))}
            </List>
            <MoreRows query={query} />
          </Stack>
        )}
      </QueryView>
      {open === undefined || exported !== null ? null : (
        <StatementSheet
          statement={open}
          name={monthName(open.month)}
          onClose={() => setChosen(null)}
          onExport={setExported}
        />
      )}
      {exported === null || save === null ? null : (
        <ExportSheet {...exported} save={save} onClose={() => setExported(null)} />
      )}
    </Section>
  );
}

/** Holds their place until the server has said whether it has them. */
export function StatementsToCome() {
  const { t } = useI18n();
  return (
    <Section title={t({ id: 'statement.title' })}>
      <MonthSkeletons />
    </Section>
  );
}

function MonthSkeletons() {
  return <RowSkeletons count={3} />;
}

interface StatementRowProps {
  readonly statement: MonthlyStatement;
  readonly name: string;
  readonly onOpen: () => void;
}

function StatementRow({ statement: { closing, count }, name, onOpen }: StatementRowProps) {
  const { t } = useI18n();
  return (
    <ListRow
      title={name}
      subtitle={count === null ? orDash(null) : t({ id: 'statement.count' }, { count })}
      trailing={<Money amount={closing} unit="US$" />}
      onPress={onOpen}
    />
  );
}

/** Puts a month, `YYYY-MM`, in words: «noviembre de 2026». */
function useMonthName(): (month: string) => string {
  const { numberLocale } = useI18n();
  const format = new Intl.DateTimeFormat(numberLocale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month) => {
    const name = format.format(new Date(`${month}-15T00:00:00Z`));
    return name.charAt(0).toLocaleUpperCase(numberLocale) + name.slice(1);
  };
}

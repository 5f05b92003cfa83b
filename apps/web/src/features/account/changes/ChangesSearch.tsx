import { plainText } from '@corro/domain';
import { Inline, SearchField, SelectChip, Stack } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useServices } from '../../../app/services.ts';
import { useMonthName } from '../../../common/useMonthName.ts';

export interface ChangesFilter {
  /** Empty for all. */
  readonly search: string;
  /** `YYYY-MM`; null for all. */
  readonly month: string | null;
}

interface ChangesSearchProps {
  readonly filter: ChangesFilter;
  readonly onChange: (filter: ChangesFilter) => void;
}

/** Months to choose from, up to the current one. */
const monthCount = 24;

const allMonths = 'all';

/** Finds changes by share or order number, and by month. */
export function ChangesSearch({ filter, onChange }: ChangesSearchProps) {
  const { t } = useI18n();
  const { clock } = useServices();
  const monthName = useMonthName();
  const [text, setText] = useState(filter.search);
  const search = (typed: string) => onChange({ ...filter, search: plainText(typed) });
  const now = new Date(clock.now());
  const months = Array.from({ length: monthCount }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7),
  );
  return (
    <Stack gap={8}>
      <SearchField
        label={t({ id: 'bill.search' })}
        clearLabel={t({ id: 'search.clear' })}
        value={text}
        onChange={(typed) => {
          setText(typed);
          if (typed === '') search('');
        }}
        onSearch={search}
      />
      <Inline>
        <SelectChip
          label={t({ id: 'bill.month' })}
          value={filter.month ?? allMonths}
          options={[
            { value: allMonths, label: t({ id: 'bill.month.all' }) },
            ...months.map((month) => ({ value: month, label: monthName(month) })),
          ]}
          onChange={(value) => onChange({ ...filter, month: value === allMonths ? null : value })}
        />
      </Inline>
    </Stack>
  );
}

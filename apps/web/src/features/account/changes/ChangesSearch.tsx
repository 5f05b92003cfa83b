import { plainText } from '@corro/domain';
import { Button, Icon, Inline, List, ListRow, SearchField, Stack } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useServices } from '../../../app/services.ts';
import { AppSheet } from '../../../common/overlays/AppSheet.tsx';
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

/** Months that the sheet offers, up to the current one. */
const monthCount = 24;

/** Finds changes by share or order number, and by month. */
export function ChangesSearch({ filter, onChange }: ChangesSearchProps) {
  const { t } = useI18n();
  const monthName = useMonthName();
  const [text, setText] = useState(filter.search);
  const [isOpen, setOpen] = useState(false);
  const search = (typed: string) => onChange({ ...filter, search: plainText(typed) });
  const choose = (month: string | null) => {
    onChange({ ...filter, month });
    setOpen(false);
  };
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
        <Button
          tone="neutral"
          size="small"
          leading={<Icon name="chevronDown" size={20} />}
          onPress={() => setOpen(true)}
        >
          {filter.month === null ? t({ id: 'bill.month.all' }) : monthName(filter.month)}
        </Button>
      </Inline>
      <AppSheet open={isOpen} onClose={() => setOpen(false)} title={t({ id: 'bill.month' })}>
        <Months chosen={filter.month} onChoose={choose} />
      </AppSheet>
    </Stack>
  );
}

interface MonthsProps {
  readonly chosen: string | null;
  readonly onChoose: (month: string | null) => void;
}

function Months({ chosen, onChoose }: MonthsProps) {
  const { t } = useI18n();
  const { clock } = useServices();
  const monthName = useMonthName();
  const now = new Date(clock.now());
  const months = Array.from({ length: monthCount }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7),
  );
  return (
    <List label={t({ id: 'bill.month' })}>
      {[null, ...months].map((month) => (
        <ListRow
          key={month}
          title={month === null ? t({ id: 'bill.month.all' }) : monthName(month)}
          selected={month === chosen}
          {...(month === chosen ? { trailing: <Icon name="check" /> } : {})}
          onPress={() => onChoose(month)}
        />
      ))}
    </List>
  );
}

import { Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { RequiredField } from './complete.ts';

/** Names the missing field that prevents an order from this row. */
export function Missing({ field }: { field: RequiredField | null }) {
  const { t } = useI18n();
  if (field === null) return null;
  return (
    <Text size={14} tone="caution">
      {t({ id: 'order.missing' }, { field })}
    </Text>
  );
}

import { Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { RowObstacle } from './complete.ts';

/** Says what prevents an order from this row. */
export function RowObstacleText({ field }: { field: RowObstacle | null }) {
  const { t } = useI18n();
  if (field === null) return null;
  return (
    <Text size={14} tone="caution">
      {field === 'ambiguous' ? t({ id: 'order.ambiguous' }) : t({ id: 'order.missing' }, { field })}
    </Text>
  );
}

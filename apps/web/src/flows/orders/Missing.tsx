import { Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { Needed } from './complete.ts';

/** Why nothing can be ordered from a row: names what the upstream does not say of it; nothing where it says all. */
export function Missing({ field }: { field: Needed | null }) {
  const { t } = useI18n();
  if (field === null) return null;
  return (
    <Text size={14} tone="caution">
      {t({ id: 'order.missing' }, { field })}
    </Text>
  );
}

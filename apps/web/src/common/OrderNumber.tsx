import { IconButton, Inline, Text } from '@corro/ui';
import { useI18n, dash } from '../app/i18n/i18n.ts';
import { useCopy } from './useCopy.ts';

export function OrderNumber({ number }: { number: string | null }) {
  const { t } = useI18n();
  const copy = useCopy({ done: t({ id: 'copy.done' }), failed: t({ id: 'copy.failed' }) });
  if (number === null) return dash;
  return (
    <Inline gap={4} wrap={false}>
      <Text size={14} tone="muted">
        {number}
      </Text>
      <IconButton
        icon="copy"
        edge="end"
        label={t({ id: 'copy.number' }, { number })}
        onPress={() => void copy(number)}
      />
    </Inline>
  );
}

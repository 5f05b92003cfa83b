import { Text } from '@corro/ui';
import { useServices } from '../boot/services.ts';
import { useWords } from '../boot/words.ts';

/** Who runs this Corro, by whose leave; nothing while that is not set. */
export function OperatorLine() {
  const { t } = useWords();
  const { operator } = useServices().settings;
  if (operator === null) return null;
  return (
    <Text size={12} tone="muted" align="center">
      {t('shell.operator', { ...operator })}
    </Text>
  );
}

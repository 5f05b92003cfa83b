import { Text } from '@corro/ui';
import { useServices } from '../app/services.ts';
import { useWords } from '../app/i18n/words.ts';

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

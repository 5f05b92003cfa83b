import { Text } from '@corro/ui';
import { useServices } from '../app/services.ts';
import { useI18n } from '../app/i18n/i18n.ts';

/** Name, regulator and licence of the operator; nothing until they are set. */
export function OperatorLine() {
  const { t } = useI18n();
  const { operator } = useServices().settings;
  if (operator === null) return null;
  return (
    <Text size={12} tone="muted" align="center">
      {t({ id: 'shell.operator' }, { ...operator })}
    </Text>
  );
}

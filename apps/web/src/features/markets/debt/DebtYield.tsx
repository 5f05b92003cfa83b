import type { DecimalText } from '@corro/domain';
import { Text } from '@corro/ui';
import { useDebtText } from './useDebtText.ts';

/** What debt earns in a year, large: what its detail is about. */
export function DebtYield({ percent }: { percent: DecimalText }) {
  const { yearly } = useDebtText();
  return (
    <Text size={40} weight="strong">
      {yearly(percent)}
    </Text>
  );
}

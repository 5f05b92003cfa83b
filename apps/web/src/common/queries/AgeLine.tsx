import { Text } from '@corro/ui';
import { useAgeText } from './useAgeText.ts';

/** How old something is that has no age of its own, as prices have. */
export function AgeLine({ readAt }: { readAt: number }) {
  const age = useAgeText(readAt);
  return (
    <Text as="p" size={14} tone="caution">
      {age}
    </Text>
  );
}

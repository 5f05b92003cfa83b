import { Stack, Text } from '@corro/ui';

/**
 * Muted lines below the title of a row. The lines must differ, because their texts are React keys.
 */
export function QuietLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Stack gap={0}>
      {lines.map((line) => (
        <Text key={line} size={14} tone="muted">
          {line}
        </Text>
      ))}
    </Stack>
  );
}

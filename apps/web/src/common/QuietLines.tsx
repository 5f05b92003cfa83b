import { Stack, Text } from '@corro/ui';

/** Lines below the title of a row, each different from the others. */
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

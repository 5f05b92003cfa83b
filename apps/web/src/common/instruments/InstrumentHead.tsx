import { Inline, Stack, Text } from '@corro/ui';
import { InstrumentAvatar } from './InstrumentAvatar.tsx';

interface InstrumentHeadProps {
  readonly symbol: string | null;
  readonly name: string;
  /** Market tag; empty if unknown. */
  readonly market: string;
  /** Below the name, such as the code. */
  readonly line: string;
}

/** Avatar and name of an instrument at the top of a sheet. */
export function InstrumentHead({ line, ...instrument }: InstrumentHeadProps) {
  return (
    <Inline gap={12} wrap={false}>
      <InstrumentAvatar {...instrument} />
      <Stack gap={0}>
        <Text weight="strong">{instrument.name}</Text>
        <Text size={14} tone="muted">
          {line}
        </Text>
      </Stack>
    </Inline>
  );
}

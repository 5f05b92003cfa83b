import { Divider, Inline, Stack } from '@corro/ui';
import type { ReactNode } from 'react';

export interface RecordFrameProps {
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  readonly trailing: ReactNode;
  readonly trailingSub: ReactNode;
  readonly date: ReactNode;
  readonly number: ReactNode;
}

/** Where the parts of a record stand; its skeleton fills the same places. */
export function RecordFrame(props: RecordFrameProps) {
  return (
    <Stack as="li" gap={0}>
      <Inline justify="between" align="start" gap={16} wrap={false}>
        <Stack gap={0}>
          {props.title}
          {props.subtitle}
        </Stack>
        <Stack gap={0} align="end">
          {props.trailing}
          {props.trailingSub}
        </Stack>
      </Inline>
      <Inline justify="between" gap={8}>
        {props.date}
        {props.number}
      </Inline>
      <Divider />
    </Stack>
  );
}

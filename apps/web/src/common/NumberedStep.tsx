import { FormStep, Heading, Meter, Stack, Text } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';

interface NumberedStepProps {
  /** Index of the step, from 0. */
  readonly at: number;
  /** Number of steps. */
  readonly count: number;
  /** Index of the step that is shown. */
  readonly current: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A step of a form below a bar of the progress, its number and its title, «Paso 1 de 2». */
export function NumberedStep({ at, count, current, title, children }: NumberedStepProps) {
  const { t } = useI18n();
  const place = t({ id: 'register.step' }, { step: at + 1, count });
  return (
    <FormStep label={`${place}: ${title}`} current={at === current}>
      <Stack gap={8}>
        <Meter percent={((at + 1) / count) * 100} />
        <Text size={14} tone="muted">
          {place}
        </Text>
        <Heading level={2} size={28}>
          {title}
        </Heading>
      </Stack>
      {children}
    </FormStep>
  );
}

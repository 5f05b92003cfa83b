import type { FormProgress } from '@corro/machines';
import { Banner, Stack, Text } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { flowErrorText } from '../common/errorText.ts';

interface FormFlowErrorProps {
  readonly view: FormProgress;
  readonly title: string;
  /** Shown if the outcome is unknown. */
  readonly unknown: { readonly title: string; readonly text: string };
}

/** Error of a form: refused, or outcome unknown (spec §8). */
export function FormFlowError({ view, title, unknown }: FormFlowErrorProps) {
  const text = flowErrorText(view, useI18n());
  if (text === undefined || view.isBusy) return null;
  const isUnknown = view.failure !== null;
  return (
    <Banner tone={view.refusal === null ? 'caution' : 'critical'}>
      <Stack gap={4}>
        <Text weight="strong">{isUnknown ? unknown.title : title}</Text>
        <Text size={14}>{text}</Text>
        {isUnknown ? <Text size={14}>{unknown.text}</Text> : null}
      </Stack>
    </Banner>
  );
}

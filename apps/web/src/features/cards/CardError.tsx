import type { CardFormView } from '@corro/machines';
import { Banner, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { flowErrorText } from '../../common/errorText.ts';
import type { CardTarget } from './useCardChoice.ts';

export interface CardErrorProps {
  readonly choice: CardTarget;
  readonly view: CardFormView;
}

/** Why the card was not saved, or that nobody knows (spec §8). */
export function CardError({ choice: { kind, card }, view }: CardErrorProps) {
  const words = useI18n();
  const { t } = words;
  const text = flowErrorText(view, words);
  if (text === undefined || view.busy) return null;
  return (
    <Banner tone={view.refusal === null ? 'caution' : 'critical'}>
      <Stack gap={4}>
        <Text weight="strong">
          {t(card === null ? `cards.addFailed.${kind}` : `cards.editFailed.${kind}`)}
        </Text>
        <Text size={14}>{text}</Text>
        {view.failure === null ? null : <Text size={14}>{t('cards.unknown')}</Text>}
      </Stack>
    </Banner>
  );
}

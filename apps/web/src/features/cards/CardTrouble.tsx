import type { CardFormView } from '@corro/machines';
import { Banner, Stack, Text } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { troubleText } from '../../common/errorText.ts';
import type { CardTarget } from './useCardChoice.ts';

export interface CardTroubleProps {
  readonly choice: CardTarget;
  readonly view: CardFormView;
}

/** Why the card was not saved, or that nobody knows (spec §8). */
export function CardTrouble({ choice: { kind, card }, view }: CardTroubleProps) {
  const words = useWords();
  const { t } = words;
  const text = troubleText(view, words);
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

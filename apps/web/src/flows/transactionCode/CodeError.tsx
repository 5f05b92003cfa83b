import type { TransactionCodeView } from '@corro/machines';
import { Banner, Button, Stack } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { upstreamErrorText } from '../../common/errorText.ts';

export interface CodeErrorProps {
  readonly view: TransactionCodeView;
  readonly onAgain: () => void;
  /** There is a code already: on with it. */
  readonly onHasCode: () => void;
}

/** The code was refused, or nobody knows whether it is set: says which, and the way on. */
export function CodeError({ view, onAgain, onHasCode }: CodeErrorProps) {
  const words = useI18n();
  const { t } = words;
  const { refusal } = view;
  const hasCode = refusal?.code === 'transaction-code-exists';
  const text = refusal === null ? t('code.unknown') : upstreamErrorText(view, words, 'code.failed');
  return (
    <Stack gap={16}>
      <Banner tone={refusal === null ? 'caution' : 'critical'}>
        {view.isProbablySet ? t('code.probablySet') : text}
      </Banner>
      <Button size="large" fullWidth onPress={hasCode ? onHasCode : onAgain}>
        {t(hasCode ? 'code.goOn' : refusal === null ? 'shell.retry' : 'code.again')}
      </Button>
    </Stack>
  );
}

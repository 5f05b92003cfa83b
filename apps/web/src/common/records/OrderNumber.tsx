import { IconButton, Inline, Text, useToast } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { copyText } from './copyText.ts';

/** The number of an order, to read, select and copy; an em dash where the server gave none. */
export function OrderNumber({ number }: { number: string | null }) {
  const { t } = useWords();
  const show = useToast();
  if (number === null) return '—';
  const copy = async () => {
    const isCopied = await copyText(number);
    show(
      isCopied
        ? { text: t('copy.done'), tone: 'success' }
        : { text: t('copy.failed'), tone: 'critical' },
    );
  };
  return (
    <Inline gap={0} wrap={false}>
      <Text size={14} tone="muted">
        {number}
      </Text>
      <IconButton
        icon="copy"
        edge="end"
        label={t('copy.number', { number })}
        onPress={() => void copy()}
      />
    </Inline>
  );
}

import { IconButton, Inline, Text, useToast } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { dash } from '../app/i18n/orDash.ts';
import { copyText } from './copyText.ts';

/** The number of an order, to read, select and copy; an em dash where the server gave none. */
export function OrderNumber({ number }: { number: string | null }) {
  const { t } = useI18n();
  const show = useToast();
  if (number === null) return dash;
  const copy = async () => {
    const isCopied = await copyText(number);
    show(
      isCopied
        ? { text: t({ id: 'copy.done' }), tone: 'success' }
        : { text: t({ id: 'copy.failed' }), tone: 'critical' },
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
        label={t({ id: 'copy.number' }, { number })}
        onPress={() => void copy()}
      />
    </Inline>
  );
}

import type { Status } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  IconButton,
  Inline,
  ListRow,
  Skeleton,
  Tag,
  type TagProps,
  Text,
  useToast,
} from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { RowSkeletons } from './queries/RowSkeletons.tsx';
import { dash } from '../app/i18n/orDash.ts';

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

/** Puts text on the clipboard; false where the device does not let us. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Phones on a local network reach us without TLS, and there the browser has no `clipboard`.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  // Inside a dialog the focus cannot leave it, so the field is added next to the focused element.
  const place = focused?.parentElement ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = 'true';
  place.append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without TLS
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

const tones = {
  success: 'accent',
  active: 'accent',
  completed: 'neutral',
  pending: 'caution',
  cancelled: 'neutral',
  expired: 'neutral',
  failed: 'critical',
} as const satisfies Record<string, TagProps['tone']>;

/** The statuses of orders of all kinds. */
export type OrderStatus = Status<keyof typeof tones>;

const orderStatus = defineMessages({
  active: { id: 'order.status.active' },
  cancelled: { id: 'order.status.cancelled' },
  completed: { id: 'order.status.completed' },
  expired: { id: 'order.status.expired' },
  failed: { id: 'order.status.failed' },
  pending: { id: 'order.status.pending' },
  success: { id: 'order.status.success' },
});

/** The status of an order in a word; one that Corro does not know keeps its code. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const { t } = useI18n();
  if (typeof status === 'string') {
    return <Tag tone={tones[status]}>{t(orderStatus[status])}</Tag>;
  }
  return (
    <Tag tone="critical">
      {status.unknown === ''
        ? t({ id: 'order.status.missing' })
        : t({ id: 'order.status.unknown' }, { code: status.unknown })}
    </Tag>
  );
}

/** Orders on their way, as high as those that come. */
export function OrderSkeletons() {
  return (
    <RowSkeletons count={6}>
      <ListRow
        title={<Skeleton height={16} width={180} />}
        subtitle={<Skeleton height={12} width={140} />}
        trailing={<Skeleton height={16} width={80} />}
        trailingSub={<Skeleton height={12} width={64} />}
        below={<Skeleton height={44} />}
      />
    </RowSkeletons>
  );
}

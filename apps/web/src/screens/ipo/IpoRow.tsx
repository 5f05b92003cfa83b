import type { Ipo } from '@corro/client';
import { ListRow, Money, Stack, Tag, Text } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { useIpoLine } from '../../parts/ipos/useIpoLine.ts';
import { routes } from '../../routes/table.ts';
import { ipoPhase } from './ipoPhase.ts';
import { IpoStatusTag } from './IpoStatusTag.tsx';
import { useClosing } from '../../parts/ipos/useClosing.ts';

export interface IpoRowProps {
  readonly ipo: Ipo;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The customer has applied for it already. */
  readonly isApplied: boolean;
  readonly onChoose: (ipo: Ipo) => void;
}

/** An offering. An open one leads to applying, one applied for to the applications. */
export function IpoRow({ ipo, now, isApplied, onChoose }: IpoRowProps) {
  const { t } = useWords();
  const line = useIpoLine();
  const phase = ipoPhase(ipo, now);
  const isOpen = phase === 'forthcoming';
  return (
    <ListRow
      title={ipo.name}
      subtitle={line(ipo)}
      trailing={<Money amount={ipo.price} unit="US$" />}
      trailingSub={
        isApplied ? <Tag tone="accent">{t('ipo.applied')}</Tag> : <IpoStatusTag phase={phase} />
      }
      below={<IpoTerms ipo={ipo} now={now} isOpen={isOpen} />}
      {...(isApplied ? { href: routes.ipoOrders.path } : {})}
      {...(isOpen && !isApplied ? { onPress: () => onChoose(ipo) } : {})}
    />
  );
}

function IpoTerms({ ipo, now, isOpen }: { ipo: Ipo; now: number; isOpen: boolean }) {
  const { t, dateTime } = useWords();
  const closing = useClosing(now);
  const { min, max, opensAt, closesAt } = ipo;
  const window =
    opensAt === null || closesAt === null
      ? null
      : t('ipo.window', { from: dateTime(opensAt), to: dateTime(closesAt) });
  const lines = [
    min === null || max === null ? null : t('ipo.range', { min, max }),
    isOpen && closesAt !== null ? closing(closesAt) : window,
  ].filter((one) => one !== null);
  return (
    <Stack gap={0}>
      {lines.map((text) => (
        <Text key={text} size={14} tone="muted">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

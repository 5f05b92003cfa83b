import type { Ipo } from '@corro/client';
import { ListRow, Money, Stack, Tag, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useClosing, useIpoLine } from './ipoRows.tsx';
import { routes } from '../../routing/addresses.ts';
import { IpoStatusTag } from './IpoStatusTag.tsx';

export interface IpoRowProps {
  readonly ipo: Ipo;
  /** The customer has applied for it already. */
  readonly isApplied: boolean;
  readonly onChoose: (ipo: Ipo) => void;
}

/** An offering. An open one leads to applying, one applied for to the applications. */
export function IpoRow({ ipo, isApplied, onChoose }: IpoRowProps) {
  const { t } = useI18n();
  const line = useIpoLine();
  const { status } = ipo;
  const isOpen = status === 'forthcoming';
  return (
    <ListRow
      title={ipo.name}
      subtitle={line(ipo)}
      trailing={<Money amount={ipo.price} unit="US$" />}
      trailingSub={
        isApplied ? <Tag tone="accent">{t('ipo.applied')}</Tag> : <IpoStatusTag status={status} />
      }
      below={<IpoTerms ipo={ipo} isOpen={isOpen} />}
      {...(isApplied ? { href: routes.ipoOrders.path } : {})}
      {...(isOpen && !isApplied ? { onPress: () => onChoose(ipo) } : {})}
    />
  );
}

function IpoTerms({ ipo, isOpen }: { ipo: Ipo; isOpen: boolean }) {
  const { t, dateTime } = useI18n();
  const { min, max, opensAt, closesAt } = ipo;
  return (
    <Stack gap={0}>
      {min === null || max === null ? null : <Line text={t('ipo.range', { min, max })} />}
      {isOpen && closesAt !== null ? <Closing closesAt={closesAt} /> : null}
      {isOpen || opensAt === null ? null : (
        <Line text={t('ipo.opened', { date: dateTime(opensAt) })} />
      )}
      {isOpen || closesAt === null ? null : (
        <Line text={t('ipo.closedAt', { date: dateTime(closesAt) })} />
      )}
    </Stack>
  );
}

function Closing({ closesAt }: { closesAt: number }) {
  return <Line text={useClosing(closesAt)} />;
}

function Line({ text }: { text: string }) {
  return (
    <Text size={14} tone="muted">
      {text}
    </Text>
  );
}

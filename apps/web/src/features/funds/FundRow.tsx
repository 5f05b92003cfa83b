import type { Fund } from '@corro/client';
import { fundSoldPercent, isFundSoldOut } from '@corro/domain';
import { ListRow, Meter, Money, Stack, Tag, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useFundWords } from './useFundWords.ts';

export interface FundRowProps {
  readonly fund: Fund;
  /** Opens the purchase; a fund that is sold out leads nowhere. */
  readonly onChoose: (fund: Fund) => void;
}

/** A fund: for how long, for how much, what it may return, and how much of it is sold. */
export function FundRow({ fund, onChoose }: FundRowProps) {
  const { t } = useI18n();
  const { period, range } = useFundWords();
  const percent = fundSoldPercent(fund);
  const isSoldOut = isFundSoldOut(fund);
  return (
    <ListRow
      title={fund.name}
      subtitle={period(fund)}
      trailing={<Money amount={fund.amount} unit="US$" />}
      trailingSub={
        isSoldOut ? (
          <Tag>{t('funds.soldOut')}</Tag>
        ) : (
          percent !== null && t('funds.sold', { percent })
        )
      }
      below={
        <Stack gap={8}>
          <Text size={14} tone="muted">
            {range(fund)}
          </Text>
          {percent === null ? null : <Meter percent={percent} />}
        </Stack>
      }
      {...(isSoldOut ? {} : { onPress: () => onChoose(fund) })}
    />
  );
}

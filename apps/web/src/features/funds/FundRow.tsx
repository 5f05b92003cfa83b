import type { Fund } from '@corro/client';
import { fundSoldPercent, isFundSoldOut } from '@corro/domain';
import { Avatar, ListRow, Meter, Money, Stack, Tag, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { avatarFaceOfName } from '../../common/instruments/InstrumentAvatar.tsx';
import { useFundText } from './useFundText.tsx';
import { RowObstacleText } from '../../flows/orders/RowObstacleText.tsx';
import {
  type CompleteFund,
  isCompleteFund,
  missingOf,
  requiredFields,
} from '../../flows/orders/complete.ts';

interface FundRowProps {
  readonly fund: Fund;
  /** Called for complete funds that are not sold out. */
  readonly onChoose: (fund: CompleteFund) => void;
}

export function FundRow({ fund, onChoose }: FundRowProps) {
  const { t } = useI18n();
  const { period, range } = useFundText();
  const percent = fundSoldPercent(fund);
  const isSoldOut = isFundSoldOut(fund);
  const missing = isSoldOut ? null : missingOf(fund, requiredFields.fund);
  return (
    <ListRow
      leading={<Avatar {...avatarFaceOfName(fund.name)} />}
      title={fund.name}
      wrap
      subtitle={period(fund)}
      trailing={<Money amount={fund.amount} unit="US$" own={false} />}
      trailingSub={
        isSoldOut ? (
          <Tag>{t({ id: 'funds.soldOut' })}</Tag>
        ) : (
          percent !== null && t({ id: 'funds.sold' }, { percent })
        )
      }
      below={
        <Stack gap={8}>
          <Text size={14} tone="muted">
            {range(fund)}
          </Text>
          {percent === null ? null : <Meter percent={percent} />}
          <RowObstacleText field={missing} />
        </Stack>
      }
      {...(!isSoldOut && isCompleteFund(fund) ? { onPress: () => onChoose(fund) } : {})}
    />
  );
}

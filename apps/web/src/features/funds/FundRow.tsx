import type { Fund } from '@corro/client';
import { fundSoldPercent, isFundSoldOut } from '@corro/domain';
import { Avatar, ListRow, Money, Tag, Text } from '@corro/ui';
import { dash, useI18n } from '../../app/i18n/i18n.ts';
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

/** The possible return, with the term and the price of a participation below the name. */
export function FundRow({ fund, onChoose }: FundRowProps) {
  const { t } = useI18n();
  const { period, returns, returnRange } = useFundText();
  const percent = fundSoldPercent(fund);
  const isSoldOut = isFundSoldOut(fund);
  const missing = isSoldOut ? null : missingOf(fund, requiredFields.fund);
  return (
    <ListRow
      leading={<Avatar {...avatarFaceOfName(fund.name)} />}
      title={
        <Text size={14} tone={isSoldOut ? 'muted' : 'inherit'} weight="strong">
          {fund.name}
        </Text>
      }
      wrap="compact"
      subtitle={
        <>
          <Text size={12} tone="muted">
            {period(fund)}
          </Text>
          {' · '}
          <Money amount={fund.amount} unit="US$" size={12} tone="muted" own={false} />
        </>
      }
      trailing={
        <Text tone={isSoldOut ? 'muted' : 'default'} weight="strong">
          {returns(fund) === null ? dash : returnRange(fund)}
        </Text>
      }
      trailingSub={
        isSoldOut ? (
          <Tag>{t({ id: 'funds.soldOut' })}</Tag>
        ) : (
          percent !== null && t({ id: 'funds.sold' }, { percent })
        )
      }
      below={missing === null ? null : <RowObstacleText field={missing} />}
      {...(!isSoldOut && isCompleteFund(fund) ? { onPress: () => onChoose(fund) } : {})}
    />
  );
}

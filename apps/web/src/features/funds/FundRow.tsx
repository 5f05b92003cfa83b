import type { Fund } from '@corro/client';
import { fundSoldPercent, isFundSoldOut } from '@corro/domain';
import { defineMessage, type MessageDescriptor } from '@corro/messages';
import { Avatar, ListRow, Money, Stack, Tag, Text } from '@corro/ui';
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

/**
 * The possible return over the term and a year, with the term, the price of a participation and the
 * sold part below the name.
 */
export function FundRow({ fund, onChoose }: FundRowProps) {
  const { t } = useI18n();
  const { period, returns, returnRange, yearly } = useFundText();
  const percent = fundSoldPercent(fund);
  const isSoldOut = isFundSoldOut(fund);
  const sold = isSoldOut || percent === null ? null : t({ id: 'funds.sold' }, { percent });
  const hasReturns = returns(fund) !== null;
  const unknown = unknownOf(fund, hasReturns);
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
            {fund.periodDays === null ? t({ id: 'funds.fixedAmount' }) : period(fund)}
          </Text>
          {' · '}
          <Money amount={fund.amount} unit="US$" size={12} tone="muted" own={false} />
        </>
      }
      trailing={
        hasReturns ? (
          <Text tone={isSoldOut ? 'muted' : 'default'} weight="strong">
            {returnRange(fund)}
          </Text>
        ) : null
      }
      trailingSub={
        isSoldOut ? (
          <Tag>{t({ id: 'funds.soldOut' })}</Tag>
        ) : (
          <Text size={12} tone="muted">
            {yearly(fund)}
          </Text>
        )
      }
      below={
        missing === null && unknown === null && sold === null ? null : (
          <Stack gap={0}>
            {sold === null ? null : (
              <Text size={12} tone="muted">
                {sold}
              </Text>
            )}
            {unknown === null ? null : (
              <Text size={12} tone="muted">
                {t(unknown)}
              </Text>
            )}
            <RowObstacleText field={missing} />
          </Stack>
        )
      }
      {...(!isSoldOut && isCompleteFund(fund) ? { onPress: () => onChoose(fund) } : {})}
    />
  );
}

/** What the upstream does not say about a fund; null if it says the term and the return. */
function unknownOf({ periodDays }: Fund, hasReturns: boolean): MessageDescriptor | null {
  if (hasReturns) return periodDays === null ? defineMessage({ id: 'funds.period.unknown' }) : null;
  return periodDays === null
    ? defineMessage({ id: 'funds.unknownTerms' })
    : defineMessage({ id: 'funds.range.unknown' });
}

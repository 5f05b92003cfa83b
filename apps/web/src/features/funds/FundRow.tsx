import type { Fund } from '@corro/client';
import { isFundSoldOut } from '@corro/domain';
import { defineMessage, type MessageDescriptor } from '@corro/messages';
import { Avatar, Inline, ListRow, Money, Stack, Tag, Text } from '@corro/ui';
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
 * The possible return of the term, and below it that of a year, which compares funds of different
 * terms; below the name the price of a participation and the term.
 */
export function FundRow({ fund, onChoose }: FundRowProps) {
  const { t } = useI18n();
  const { period, returns, returnRange, yearly } = useFundText();
  const term = fund.periodDays === null ? null : ` · ${period(fund)}`;
  const isSoldOut = isFundSoldOut(fund);
  const hasReturns = returns(fund) !== null;
  const unknown = unknownOf(fund, hasReturns);
  const missing = isSoldOut ? null : missingOf(fund, requiredFields.fund);
  return (
    <ListRow
      leading={<Avatar {...avatarFaceOfName(fund.name)} />}
      title={
        <Inline gap={8}>
          <Text tone={isSoldOut ? 'muted' : 'inherit'} weight="strong">
            {fund.name}
          </Text>
          {isSoldOut ? <Tag>{t({ id: 'funds.soldOut' })}</Tag> : null}
        </Inline>
      }
      trailing={
        hasReturns ? (
          <Text tone={isSoldOut ? 'muted' : 'default'} weight="strong">
            {returnRange(fund)}
          </Text>
        ) : null
      }
      below={
        // Not a subtitle: beside the range of returns the row would be too narrow for both.
        <Stack gap={0}>
          <Inline gap={8} justify="between" lastAtEnd>
            <Text size={12} tone="muted">
              <Money amount={fund.amount} unit="US$" size={12} tone="muted" own={false} />
              {term}
            </Text>
            <Text size={12} tone="muted">
              {yearly(fund)}
            </Text>
          </Inline>
          {unknown === null ? null : (
            <Text size={12} tone="muted">
              {t(unknown)}
            </Text>
          )}
          <RowObstacleText field={missing} />
        </Stack>
      }
      {...(!isSoldOut && isCompleteFund(fund) ? { onPress: () => onChoose(fund) } : {})}
    />
  );
}

/** Names the missing term or return of a fund; null if the upstream states both. */
function unknownOf({ periodDays }: Fund, hasReturns: boolean): MessageDescriptor | null {
  if (hasReturns) return periodDays === null ? defineMessage({ id: 'funds.period.unknown' }) : null;
  return periodDays === null
    ? defineMessage({ id: 'funds.unknownTerms' })
    : defineMessage({ id: 'funds.range.unknown' });
}

import type { Fund } from '@corro/client';
import { type DecimalText, fundSoldPercent, isNegative } from '@corro/domain';
import { Banner, Money, Stack, Summary, type SummaryRow, Text, formatMoney } from '@corro/ui';
import { balanceNowRow } from '../../common/hiddenAmounts.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AboutSection } from '../../common/products/AboutSection.tsx';
import { ReviewButton } from '../../flows/orders/ReviewStep.tsx';
import type { FundFlow } from './fundFlow.ts';
import { useObstacleText } from './FundReview.tsx';
import { useFundRows, useFundText } from './useFundText.tsx';

/** The fund's return, risks and terms. The purchase needs no input, so there are no fields. */
export function FundDetails({ fund, balance }: { fund: Fund; balance: DecimalText | null }) {
  const { t } = useI18n();
  const { termRows, endRow } = useFundRows(fund);
  const saleRows = useSaleRows(fund);
  return (
    <Stack gap={24}>
      <Return fund={fund} />
      <Risks fund={fund} />
      <Summary
        rows={[
          ...termRows(),
          {
            label: t({ id: 'ticket.amount' }),
            value: <Money amount={fund.amount} unit="US$" own={false} />,
            emphasis: true,
            detail: t({ id: 'funds.one' }),
          },
          ...endRow(fund.amount),
          balanceNowRow(t({ id: 'ticket.balanceNow' }), balance),
          ...saleRows,
        ]}
      />
      <AboutSection title={t({ id: 'funds.what' })} text={fund.about} document={fund.document} />
    </Stack>
  );
}

/** The possible return over the term, in percent and in dollars. */
function Return({ fund }: { fund: Fund }) {
  const { t } = useI18n();
  const { returnRange, earn } = useFundText();
  const earned = fund.amount === null ? null : earn(fund, fund.amount);
  return (
    <Stack gap={4}>
      <Text size={14} tone="muted">
        {t({ id: 'funds.return' })}
      </Text>
      <Text size={28} weight="strong">
        {returnRange(fund)}
      </Text>
      {earned === null ? null : (
        <Text size={14} tone="muted">
          {t({ id: 'funds.earn' }, earned)}
        </Text>
      )}
    </Stack>
  );
}

/** End of the sale, and the sold part of the issue. */
function useSaleRows(fund: Fund): SummaryRow[] {
  const { t, formatDateTime } = useI18n();
  const percent = fundSoldPercent(fund);
  if (fund.issueEndsAt === null && percent === null) return [];
  return [
    {
      label: t({ id: 'funds.until' }),
      value: <Text>{formatDateTime(fund.issueEndsAt)}</Text>,
      ...(percent === null ? {} : { detail: t({ id: 'funds.sold' }, { percent }) }),
    },
  ];
}

/** Warns of a possible loss, and of an issue that needs a minimum to take place. */
function Risks({ fund }: { fund: Fund }) {
  const { t, formatDateTime, numberLocale } = useI18n();
  const { minReturn, issueMinimum, issueEndsAt } = fund;
  return (
    <>
      {minReturn !== null && isNegative(minReturn) ? (
        <Banner tone="caution">{t({ id: 'funds.loss' })}</Banner>
      ) : null}
      {issueMinimum === null || issueEndsAt === null ? null : (
        <Banner tone="info">
          {t(
            { id: 'funds.minimum' },
            {
              minimum: formatMoney(numberLocale, issueMinimum, 'US$'),
              time: formatDateTime(issueEndsAt),
            },
          )}
        </Banner>
      )}
    </>
  );
}

export function FundDetailsFooter({ view, send }: FundFlow) {
  const { t } = useI18n();
  return (
    <ReviewButton
      label={t({ id: 'funds.review' })}
      reason={useObstacleText(view, view.isOnline ? view.reviewObstacle : 'offline')}
      onReview={() => send({ type: 'REVIEW' })}
    />
  );
}

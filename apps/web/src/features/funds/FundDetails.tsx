import { type Fund, fundsQuery } from '@corro/client';
import { type DecimalText, fundSoldPercent, isNegative } from '@corro/domain';
import { Banner, Meter, Money, Stack, Summary, Text, formatMoney } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { balanceNowRow } from '../../common/hiddenAmounts.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AboutSection } from '../../common/products/AboutSection.tsx';
import { ReviewButton } from '../../flows/orders/ReviewStep.tsx';
import type { FundFlow } from './fundFlow.ts';
import { FundReturns } from './FundReturns.tsx';
import { useObstacleText } from './FundReview.tsx';
import { useFundRows } from './useFundText.tsx';

/** The fund's issue, risks and terms. The purchase needs no input, so there are no fields. */
export function FundDetails({ fund, balance }: { fund: Fund; balance: DecimalText | null }) {
  const { t } = useI18n();
  const { termRows, returnRow, endRow } = useFundRows(fund);
  const funds = useQuery(fundsQuery(useApi())).data ?? [];
  return (
    <Stack gap={16}>
      <Issue fund={fund} />
      <AboutSection title={t({ id: 'funds.what' })} text={fund.about} document={fund.document} />
      <Risks fund={fund} />
      <FundReturns funds={funds} chosen={fund} />
      <Summary
        rows={[
          {
            label: t({ id: 'ticket.amount' }),
            value: <Money amount={fund.amount} unit="US$" own={false} />,
            emphasis: true,
          },
          ...termRows(),
          ...returnRow(fund.amount),
          ...endRow(fund.amount),
          balanceNowRow(t({ id: 'ticket.balanceNow' }), balance),
        ]}
      />
    </Stack>
  );
}

function Issue({ fund }: { fund: Fund }) {
  const { t, formatDateTime } = useI18n();
  const percent = fundSoldPercent(fund);
  return (
    <Stack gap={8}>
      {percent === null ? null : (
        <>
          <Text size={14}>{t({ id: 'funds.sold' }, { percent })}</Text>
          <Meter percent={percent} />
        </>
      )}
      {fund.issueEndsAt === null ? null : (
        <Text size={14} tone="muted">
          {t({ id: 'funds.until' }, { time: formatDateTime(fund.issueEndsAt) })}
        </Text>
      )}
    </Stack>
  );
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

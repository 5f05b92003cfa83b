import { ShareRing } from '@corro/charts';
import { portfolioQuery } from '@corro/client';
import { holdingSlices, investedSlices, type PositionType } from '@corro/domain';
import { formatPercent, Section, Skeleton, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { orDash, useI18n } from '../../app/i18n/i18n.ts';
import { useExtensionState } from '../../common/operatorRules.tsx';
import { type Holding, nameOf } from './holdings.ts';
import { InvestedRing } from './WealthRing.tsx';

/** Maximum number of holdings with a tone of their own. */
const maxShown = 6;

interface CompositionProps {
  /** Positions of the type on screen; the ring shows them if all money is in this type. */
  readonly of?: { readonly type: PositionType; readonly holdings: readonly Holding[] };
}

/**
 * All invested money by type, or by instrument if all of it is in the type on screen. Nothing for a
 * single part, which is the whole, nor if the upstream does not report the parts.
 */
export function Composition({ of }: CompositionProps) {
  const { t } = useI18n();
  const hasParts = useExtensionState('portfolio');
  const query = useQuery({ ...portfolioQuery(useApi(), 'now'), enabled: hasParts === true });
  const { data } = query;
  const slices = data === undefined ? null : investedSlices(data.parts);
  if ((hasParts === undefined || query.isLoading) && of !== undefined) {
    // Approximates the final height, so that the rows below stay in place.
    const rows = Math.min(of.holdings.length, maxShown);
    return (
      <Section title={t({ id: 'wealth.invested' })}>
        <Skeleton height={Math.max(112, rows * 32)} />
      </Section>
    );
  }
  if (data === undefined || slices === null || slices.length === 0) return null;
  if (slices.length > 1) {
    return (
      <Section title={t({ id: 'wealth.invested' })}>
        <InvestedRing parts={data.parts} slices={slices} />
      </Section>
    );
  }
  return slices[0]?.part === of?.type && of !== undefined ? (
    <HoldingRing holdings={of.holdings} />
  ) : null;
}

/** Each holding as a share of their total value. */
function HoldingRing({ holdings }: { holdings: readonly Holding[] }) {
  const { t, numberLocale } = useI18n();
  const slices = holdingSlices(holdings, maxShown);
  if (slices === null || slices.length < 2) return null;
  return (
    <Section title={t({ id: 'wealth.invested' })}>
      <ShareRing
        parts={slices.map(({ holdings: members, percent, fraction }, at) => ({
          id: String(at),
          label: (
            <Text size={14}>
              {members.length === 1
                ? orDash(members[0] === undefined ? null : nameOf(members[0]))
                : t({ id: 'holdings.rest' }, { count: members.length })}
            </Text>
          ),
          value: <Text size={14}>{formatPercent(numberLocale, percent, { signed: false })}</Text>,
          fraction,
        }))}
      />
    </Section>
  );
}

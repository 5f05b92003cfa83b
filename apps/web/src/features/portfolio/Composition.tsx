import { ShareRing } from '@corro/charts';
import { portfolioQuery } from '@corro/client';
import { holdingShares, investedShares, type PositionType } from '@corro/domain';
import { formatPercent, Section, Skeleton, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { useExpectedExtension } from '../../common/operatorRules.tsx';
import { type Holding, nameOf } from './holdings.ts';
import { InvestedRing } from './WealthRing.tsx';

/** The largest have a tone of their own. */
const most = 6;

export interface CompositionProps {
  /** The positions of the type on screen: drawn instead of the types if all is of this type. */
  readonly of?: { readonly type: PositionType; readonly holdings: readonly Holding[] };
}

/**
 * All that is invested, by type: the figures of the account. Where all of it is of one type, what that consists
 * of. Nothing where the upstream does not tell the figures.
 */
export function Composition({ of }: CompositionProps) {
  const { t } = useI18n();
  const hasParts = useExpectedExtension('portfolio');
  const query = useQuery({ ...portfolioQuery(useApi(), 'now'), enabled: hasParts === true });
  const { data } = query;
  const shares = data === undefined ? null : investedShares(data.parts);
  if ((hasParts === undefined || query.isLoading) && of !== undefined) {
    // About as high as what comes: the rows below it keep their place.
    const rows = Math.min(of.holdings.length, most);
    return (
      <Section title={t({ id: 'wealth.invested' })}>
        <Skeleton height={Math.max(112, rows * 32)} />
      </Section>
    );
  }
  if (data === undefined || shares === null || shares.length === 0) return null;
  const isOneType = shares.length === 1 && shares[0]?.part === of?.type;
  return (
    <Section title={t({ id: 'wealth.invested' })}>
      {isOneType && of !== undefined ? (
        <HoldingRing holdings={of.holdings} />
      ) : (
        <InvestedRing parts={data.parts} shares={shares} />
      )}
    </Section>
  );
}

/** What the positions of one type are of what they are worth together. */
function HoldingRing({ holdings }: { holdings: readonly Holding[] }) {
  const { t, numberLocale } = useI18n();
  const shares = holdingShares(holdings, most);
  if (shares === null) return null;
  return (
    <ShareRing
      parts={shares.map(({ holdings: held, percent, share }, at) => ({
        id: String(at),
        label: (
          <Text size={14}>
            {held.length === 1
              ? orDash(held[0] === undefined ? null : nameOf(held[0]))
              : t({ id: 'holdings.rest' }, { count: held.length })}
          </Text>
        ),
        value: <Text size={14}>{formatPercent(numberLocale, percent, { signed: false })}</Text>,
        share,
      }))}
    />
  );
}

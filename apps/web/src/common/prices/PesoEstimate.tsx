import type { DecimalText } from '@corro/domain';
import { Inline, Money, Text, useAmountsHidden } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type PesoRate, usePesos } from './usePesos.ts';

interface PesoEstimateProps {
  /** US dollars; null if unknown. */
  readonly dollars: DecimalText | null;
  readonly pesos?: PesoRate;
  /** True if the pesos are the amount to send, no estimate. */
  readonly exact?: boolean;
  readonly justify?: 'center' | 'end';
}

/** Estimate in pesos and its rate, in one phrase; the rate for orders is named. */
export function PesoEstimate(props: PesoEstimateProps) {
  const { dollars, pesos = 'usdMxn', exact = false, ...inline } = props;
  const { t } = useI18n();
  const { rate, estimate } = usePesos(pesos);
  const isHidden = useAmountsHidden();
  return (
    <Inline gap={4} align="baseline" {...inline}>
      <Money amount={estimate(dollars)} unit="MX$" size={14} tone="muted" estimate={!exact} />
      {isHidden ? null : (
        <Text size={14} tone="muted">
          {t({ id: 'ticket.atRate' }, { rate, pesos })}
        </Text>
      )}
    </Inline>
  );
}

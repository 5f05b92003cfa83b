import { portfolioQuery } from '@corro/client';
import { investedShares } from '@corro/domain';
import { Section } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useHiddenAmounts } from '../../common/hiddenAmounts.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { InvestedRing } from './WealthRing.tsx';

/** All that is invested, of every type: the figures of the account. Nothing where the upstream does not tell them. */
export function Composition() {
  const { t } = useI18n();
  const [isHidden] = useHiddenAmounts();
  const hasParts = useExtension('portfolio');
  const { data } = useQuery({ ...portfolioQuery(useApi(), 'now'), enabled: hasParts });
  const shares = data === undefined ? null : investedShares(data.parts);
  if (data === undefined || shares === null || shares.length === 0) return null;
  return (
    <Section title={t({ id: 'wealth.invested' })}>
      <InvestedRing parts={data.parts} shares={shares} isHidden={isHidden} />
    </Section>
  );
}

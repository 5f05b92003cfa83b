import { portfolioQuery } from '@corro/client';
import { type DecimalText, gainParts, portfolioChange } from '@corro/domain';
import { Change, Section, Skeleton, Stack, Summary, type SummaryRow, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import type { LazyDialogProps } from '../../common/overlays/useLazyDialog.tsx';
import { useTab } from '../../common/useTab.ts';
import { portfolioRanges, rangeWords } from './ranges.ts';
import { totalOf } from './total.ts';
import { useNewestPortfolio } from './useNewestPortfolio.ts';
import { WealthRing } from './WealthRing.tsx';

/** The parts of the account's total and of its change over the range on screen. */
export default function TotalSheet({ open, onClose }: LazyDialogProps) {
  const { t } = useI18n();
  const [range] = useTab('range', portfolioRanges);
  const { data } = useQuery({ ...portfolioQuery(useApi(), range), enabled: open });
  const newest = useNewestPortfolio() ?? data;
  const points = data?.points ?? [];
  const change = portfolioChange(points);
  const gain = gainParts(points);
  return (
    <AppSheet open={open} onClose={onClose} title={t({ id: 'total.title' })}>
      {newest === undefined || data === undefined ? (
        <Skeleton height={320} />
      ) : (
        <Stack gap={24}>
          <WealthRing parts={newest.parts} total={totalOf(newest)} showsTotal />
          {change === null ? null : (
            <Section title={t({ id: 'total.change' }, { words: t(rangeWords[range]) })}>
              <Summary
                rows={[
                  ...(gain === null
                    ? []
                    : [
                        changeRow(
                          t({ id: 'total.investments' }),
                          gain.investments,
                          t({ id: 'total.investments.about' }),
                        ),
                        changeRow(t({ id: 'total.fees' }), gain.fees),
                        changeRow(t({ id: 'total.interest' }), gain.interest),
                      ]),
                  {
                    label: t({ id: 'home.portfolio' }),
                    value: <Change amount={change.change} percent={change.percent} unit="US$" />,
                    emphasis: true,
                  },
                ]}
              />
            </Section>
          )}
          <Text as="p" size={14} tone="muted">
            {t({ id: 'total.about' })}
          </Text>
        </Stack>
      )}
    </AppSheet>
  );
}

function changeRow(label: string, amount: DecimalText, detail?: string): SummaryRow {
  return {
    label,
    value: <Change amount={amount} unit="US$" />,
    ...(detail === undefined ? {} : { detail }),
  };
}

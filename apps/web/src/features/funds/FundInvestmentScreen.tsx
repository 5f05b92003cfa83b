import { type Fund, fundsQuery } from '@corro/client';
import { isFundSoldOut } from '@corro/domain';
import { Button, EmptyState, IconButton, Inline, List, Page, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../common/queries/rows.tsx';
import type { CompleteFund } from '../../flows/orders/complete.ts';
import { readPendingOrder } from '../../flows/orders/persistedOrders.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductAbout } from '../../common/products/ProductAbout.tsx';
import { ProductIntro } from '../../common/products/ProductIntro.tsx';
import { FundRow } from './FundRow.tsx';
import { storedFund } from './storedFund.ts';
import { useFundText } from './useFundText.tsx';

const loadSheet = () => import('./FundPurchase.tsx');

/** The funds on sale and the purchase of a participation (spec §2 Fund). */
export default function FundInvestmentScreen() {
  const { t } = useI18n();
  const query = useQuery(fundsQuery(useApi()));
  const { yearly } = useFundText();
  const [fundId, setFundId] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const leave = () => setWanted(false);
  const sheet = useLazySheet(loadSheet, isWanted, leave);
  const { storage } = useServices();
  const [isPending] = useState(() => readPendingOrder(storage, storedFund) !== null);
  const choose = ({ id }: CompleteFund) => {
    setFundId(id);
    setWanted(true);
  };
  return (
    <Screen
      actions={
        <IconButton
          icon="records"
          label={t({ id: 'route.fundOrders' })}
          href={patterns.fundOrders}
        />
      }
    >
      <Page gap={16}>
        <ProductIntro
          product="fund"
          text={t({ id: 'funds.about' })}
          hasLoaded={query.data !== undefined}
          isPending={isPending}
        />
        {sheet === null ? null : (
          <sheet.FundPurchase key={fundId} fundId={fundId} isWanted={isWanted} onLeave={leave} />
        )}
        <QueryView
          query={query}
          showsAge
          failedTitle={t({ id: 'funds.failed' })}
          loading={<RowSkeletons count={8} leading />}
          isEmpty={(funds) => funds.length === 0}
          empty={
            <EmptyState
              picture="fund"
              title={t({ id: 'funds.empty.title' })}
              text={t({ id: 'funds.empty.text' })}
              action={<Button href={patterns.fundOrders}>{t({ id: 'funds.seeOrders' })}</Button>}
            />
          }
        >
          {(funds) => (
            <Stack gap={4}>
              {funds.some((fund) => yearly(fund) !== null) ? (
                <Inline gap={8} justify="between">
                  <Text size={14} tone="muted">
                    {t({ id: 'funds.fixedAmount' })}
                  </Text>
                  <Text size={14} tone="muted" align="end">
                    {t({ id: 'funds.return' })}
                  </Text>
                </Inline>
              ) : null}
              <List label={t({ id: 'funds.list' })}>
                {soldOutLast(funds).map((fund, at) => (
                  <FundRow key={rowKey(fund, at)} fund={fund} onChoose={choose} />
                ))}
              </List>
              {funds.some((fund) => yearly(fund) !== null) ? (
                <Text as="p" size={12} tone="muted">
                  {t({ id: 'funds.yearly.about' })}
                </Text>
              ) : null}
            </Stack>
          )}
        </QueryView>
        {query.data === undefined || query.data.length === 0 ? null : (
          <ProductAbout product="fund" rows={query.data.length} />
        )}
      </Page>
    </Screen>
  );
}

/** The order of the upstream, with sold-out funds at the end. */
function soldOutLast(funds: readonly Fund[]): readonly Fund[] {
  return [...funds].sort((a, b) => Number(isFundSoldOut(a)) - Number(isFundSoldOut(b)));
}

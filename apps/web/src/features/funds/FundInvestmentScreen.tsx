import { fundsQuery } from '@corro/client';
import { IconButton, Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { readPendingOrder } from '../../flows/orders/persistedOrders.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductIntro } from '../welcome/index.ts';
import { fundFlow } from './fundFlow.ts';
import { FundList } from './FundList.tsx';
import { FundReturns } from './FundReturns.tsx';
import { FundPurchase } from './FundPurchase.tsx';

/** Fund investment: the funds on sale, and the purchase of a participation (spec §2 Fund). */
export default function FundInvestmentScreen() {
  const { t } = useI18n();
  const query = useQuery(fundsQuery(useApi()));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const { storage } = useServices();
  const [isPending] = useState(() => readPendingOrder(storage, fundFlow) !== null);
  const choose = (id: string) => {
    setChosen(id);
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
        <ProductIntro product="fund" text={t({ id: 'funds.about' })} isPending={isPending} />
        <FundPurchase
          key={chosen}
          fundId={chosen}
          isWanted={isWanted}
          onLeave={() => setWanted(false)}
        />
        <FundReturns funds={query.data ?? []} />
        <FundList query={query} onChoose={({ id }) => choose(id)} />
      </Page>
    </Screen>
  );
}

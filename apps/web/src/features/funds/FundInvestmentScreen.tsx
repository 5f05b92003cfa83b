import { fundsQuery } from '@corro/client';
import { IconButton, Page, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { FundList } from './FundList.tsx';
import { FundPurchase } from './FundPurchase.tsx';

/** Fund investment: the funds on sale, and the purchase of a participation (spec §2 Fund). */
export default function FundInvestmentScreen() {
  const { t } = useI18n();
  const query = useQuery(fundsQuery(useApi()));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const choose = (id: string) => {
    setChosen(id);
    setWanted(true);
  };
  const orders = routes.fundOrders;
  return (
    <Screen actions={<IconButton icon="records" label={t(orders.title)} href={orders.path} />}>
      <Page gap={16}>
        <Text as="p" size={14} tone="muted">
          {t({ id: 'funds.about' })}
        </Text>
        <FundPurchase
          key={chosen}
          fundId={chosen}
          isWanted={isWanted}
          onLeave={() => setWanted(false)}
        />
        <FundList query={query} onChoose={({ id }) => choose(id)} />
      </Page>
    </Screen>
  );
}

import { IconButton, Page, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';
import { useWords } from '../../boot/words.ts';
import { routes } from '../../routes/table.ts';
import { Screen } from '../../shell/Screen.tsx';
import { FundList } from './FundList.tsx';

/** Fund investment: the funds on sale, and the purchase of a participation (spec §2 Fund). */
export default function FundInvestmentScreen() {
  const { t } = useWords();
  const queries = useQueries();
  const query = useQuery(queries.funds());
  const orders = routes.fundOrders;
  return (
    <Screen actions={<IconButton icon="records" label={t(orders.title)} href={orders.path} />}>
      <Page gap={16}>
        <Text as="p" size={14} tone="muted">
          {t('funds.about')}
        </Text>
        <FundList query={query} onChoose={() => {}} />
      </Page>
    </Screen>
  );
}

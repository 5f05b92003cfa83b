import type { OfferKind } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { Page, Stack } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { readPendingOrder } from '../../flows/orders/persistedOrders.ts';
import { CodeSearch, useSearchedCode } from '../markets/index.ts';
import { ProductIntro } from '../welcome/index.ts';
import { dealFlow } from './dealFlow.ts';
import { DealSheet, type DealPaths } from './DealSheet.tsx';
import { OfferList } from './OfferList.tsx';

export interface DealsProps {
  readonly kind: OfferKind;
  readonly paths: DealPaths;
}

const dealsAbout = defineMessages({
  block: { id: 'deals.about.block' },
  qip: { id: 'deals.about.qip' },
});

/** Offers of one kind, found by code, and the purchase from one of them (spec §2). */
export function Deals({ kind, paths }: DealsProps) {
  const { t } = useI18n();
  const { storage } = useServices();
  const [code, search] = useSearchedCode();
  const [chosen, setChosen] = useState(() => {
    // An order that a reload interrupted is looked for before anything else.
    const pending = readPendingOrder(storage, dealFlow[kind]);
    return pending === null ? null : { offerId: pending.terms.offerId, isWanted: false };
  });
  return (
    <Page gap={16}>
      <Stack gap={12}>
        <ProductIntro product={kind} text={t(dealsAbout[kind])} isPending={chosen !== null} />
        <CodeSearch
          label={t({ id: 'deals.search' })}
          code={code}
          missing="stock-code-required"
          onSearch={search}
        />
      </Stack>
      {chosen === null ? null : (
        <DealSheet
          key={chosen.offerId}
          {...chosen}
          kind={kind}
          paths={paths}
          onLeave={() => setChosen({ ...chosen, isWanted: false })}
        />
      )}
      <OfferList
        kind={kind}
        code={code}
        marketsPath={paths.markets}
        onShowAll={() => search('')}
        onChoose={({ id }) => setChosen({ offerId: id, isWanted: true })}
      />
    </Page>
  );
}

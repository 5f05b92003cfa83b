import { loanSummaryQuery } from '@corro/client';
import { IconButton, Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { LoanCard } from './LoanCard.tsx';

const loadSheet = () => import('./LoanSheet.tsx');

/** The debt, the available credit and the loan request (spec §2). */
export default function LoanScreen() {
  const { t } = useI18n();
  const query = useQuery(loanSummaryQuery(useApi()));
  const [opening, setOpening] = useState({ isWanted: false });
  const { isWanted } = opening;
  const leave = () => setOpening({ isWanted: false });
  const sheet = useLazySheet(loadSheet, isWanted, leave);
  return (
    <Screen
      actions={
        <IconButton
          icon="records"
          label={t({ id: 'route.loanRecords' })}
          href={patterns.loanRecords}
        />
      }
    >
      <Page gap={16}>
        {sheet === null ? null : <sheet.LoanSheet opening={opening} onLeave={leave} />}
        <LoanCard
          query={query}
          isOpening={isWanted && sheet === null}
          onRequest={() => setOpening({ isWanted: true })}
        />
      </Page>
    </Screen>
  );
}

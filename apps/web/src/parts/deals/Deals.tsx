import type { OfferKind } from '@corro/client';
import { Page, Stack, Text } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { CodeSearch } from '../CodeSearch.tsx';
import { useSearchedCode } from '../useSearchedCode.ts';
import { OfferList } from './OfferList.tsx';

export interface DealsProps {
  readonly kind: OfferKind;
  readonly marketsPath: string;
}

/** Offers of one kind, found by code, and the purchase from one of them (spec §2). */
export function Deals({ kind, marketsPath }: DealsProps) {
  const { t } = useWords();
  const [code, search] = useSearchedCode();
  return (
    <Page gap={16}>
      <Stack gap={12}>
        <Text as="p" size={14} tone="muted">
          {t(`deals.about.${kind}`)}
        </Text>
        <CodeSearch
          label={t('deals.search')}
          code={code}
          missing="stock-code-required"
          onSearch={search}
        />
      </Stack>
      <OfferList
        kind={kind}
        code={code}
        marketsPath={marketsPath}
        onShowAll={() => search('')}
        onChoose={() => {}}
      />
    </Page>
  );
}

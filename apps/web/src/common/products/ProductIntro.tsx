import { IconButton, Inline, Text, useOverlayOpen } from '@corro/ui';
import { useEffect, useRef } from 'react';
import { loadOnce } from '../../app/chunks/loadOnce.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { readJson, type SafeStorage } from '../../app/storage/storage.ts';
import { useLazyDialog } from '../overlays/useLazyDialog.tsx';
import { type Product, products, productTitle } from './product.ts';

interface ProductIntroProps {
  readonly product: Product;
  readonly text: string;
  /** True once the list of the product has loaded: the sheet never covers a failure. */
  readonly hasLoaded: boolean;
  /** True if an order is pending: the sheet then does not open by itself. */
  readonly isPending?: boolean;
}

/**
 * Explains a product: in one sentence, and in a sheet that opens by itself on the first visit on
 * this device and by its button afterwards.
 */
export function ProductIntro(props: ProductIntroProps) {
  const { product, text, hasLoaded, isPending = false } = props;
  const { t } = useI18n();
  const { storage } = useServices();
  const { opener, dialog } = useLazyDialog(sheets[product]);
  const isOverlaid = useRef(false);
  const isOverlayOpen = useOverlayOpen();
  useEffect(() => {
    isOverlaid.current = isOverlayOpen;
  });
  useEffect(() => {
    if (!hasLoaded || isPending || readSeen(storage).includes(product)) return undefined;
    let isMounted = true;
    const showFirst = () => {
      // Must not cover an overlay that the customer has opened meanwhile.
      if (!isMounted || isOverlaid.current) return;
      markSeen(storage, product);
      opener.onPress();
    };
    loadOnce(sheets[product]).then(showFirst, () => undefined);
    return () => {
      isMounted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per visit
  }, [hasLoaded]);
  return (
    <>
      <Inline gap={8} wrap={false} align="center" grow>
        <Text as="p" size={14} tone="muted">
          {text}
        </Text>
        <IconButton
          icon="info"
          tone="muted"
          edge="end"
          label={t({ id: 'product.info' }, { product: t(productTitle[product]) })}
          {...opener}
          onPress={() => {
            markSeen(storage, product);
            opener.onPress();
          }}
        />
      </Inline>
      {dialog}
    </>
  );
}

/** Stable loaders, so that each sheet is loaded once. */
const sheets = {
  block: () => loadSheet('block'),
  ipo: () => loadSheet('ipo'),
  qip: () => loadSheet('qip'),
  fund: () => loadSheet('fund'),
  forex: () => loadSheet('forex'),
  futures: () => loadSheet('futures'),
  treasury: () => loadSheet('treasury'),
};

async function loadSheet(product: Product) {
  const { createProductSheet } = await import('./ProductSheet.tsx');
  return { default: createProductSheet(product) };
}

/** Products explained on this device; survives a logout. */
function readSeen(storage: SafeStorage): readonly Product[] {
  const stored = readJson(storage, 'seen_products');
  return Array.isArray(stored) ? products.filter((product) => stored.includes(product)) : [];
}

function markSeen(storage: SafeStorage, product: Product): void {
  const seenProducts = new Set([...readSeen(storage), product]);
  storage.write('seen_products', JSON.stringify([...seenProducts]));
}

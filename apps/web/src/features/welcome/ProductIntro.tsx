import { IconButton, Inline, Text, useOverlayOpen } from '@corro/ui';
import { useEffect, useRef } from 'react';
import { loadOnce } from '../../app/chunks/loadOnce.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useLazyDialog } from '../../shell/useLazyDialog.tsx';
import { productTitle, type Product, products } from './product.ts';
import { readJson, type SafeStorage } from '../../app/storage/storage.ts';

export interface ProductIntroProps {
  readonly product: Product;
  /** What it is, in one sentence. */
  readonly text: string;
  /** Whether an order of this screen waits: then nothing comes before it. */
  readonly isPending?: boolean;
}

/**
 * What a product is: in one sentence, and in three in a sheet that comes by itself on the first visit on
 * this device, and by its button ever after.
 */
export function ProductIntro({ product, text, isPending = false }: ProductIntroProps) {
  const { t } = useI18n();
  const { storage } = useServices();
  const { opener, dialog } = useLazyDialog(sheets[product]);
  const isOverlaid = useRef(false);
  const isOverlayOpen = useOverlayOpen();
  useEffect(() => {
    isOverlaid.current = isOverlayOpen;
  });
  useEffect(() => {
    if (isPending || readSeen(storage).includes(product)) return undefined;
    let isHere = true;
    const showFirst = () => {
      // Who has opened something meanwhile is past the introduction.
      if (!isHere || isOverlaid.current) return;
      keepSeen(storage, product);
      opener.onPress();
    };
    loadOnce(sheets[product]).then(showFirst, () => undefined);
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is the visit that counts
  }, []);
  return (
    <>
      <Inline gap={8} wrap={false} align="start" grow>
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
            keepSeen(storage, product);
            opener.onPress();
          }}
        />
      </Inline>
      {dialog}
    </>
  );
}

/** How the sheet of each product is fetched; the same function each time, so that it is fetched once. */
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
  const { productSheet } = await import('./ProductSheet.tsx');
  return { default: productSheet(product) };
}

/** The products that were explained on this device; past a logout too. */
function readSeen(storage: SafeStorage): readonly Product[] {
  const stored = readJson(storage, 'seen_products');
  return Array.isArray(stored) ? products.filter((product) => stored.includes(product)) : [];
}

/** Keeps that a product was explained. */
function keepSeen(storage: SafeStorage, product: Product): void {
  const seen = new Set([...readSeen(storage), product]);
  storage.write('seen_products', JSON.stringify([...seen]));
}

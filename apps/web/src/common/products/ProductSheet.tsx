import { Button } from '@corro/ui';
import type { ComponentType } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../overlays/AppSheet.tsx';
import type { LazyDialogProps } from '../overlays/useLazyDialog.tsx';
import { type Product, productSentences, productTitle } from './product.ts';
import { ProductStory } from './ProductStory.tsx';

/** Explains a product in three sentences. */
export function createProductSheet(product: Product): ComponentType<LazyDialogProps> {
  return function ProductSheet({ open, onClose }) {
    const { t } = useI18n();
    return (
      <AppSheet
        open={open}
        onClose={onClose}
        title={t(productTitle[product])}
        footer={
          <Button size="large" fullWidth onPress={onClose}>
            {t({ id: 'product.understood' })}
          </Button>
        }
      >
        <ProductStory product={product} sentences={productSentences} />
      </AppSheet>
    );
  };
}

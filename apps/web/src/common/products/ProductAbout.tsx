import { Section } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type Product, productSentences } from './product.ts';
import { ProductStory } from './ProductStory.tsx';

/** Lists with fewer rows leave most of a phone's screen empty. */
const shortListRows = 4;

/**
 * Explains a product below a list that is too short to fill the screen. The first sentence is that
 * above the list.
 */
export function ProductAbout({ product, rows }: { product: Product; rows: number }) {
  const { t } = useI18n();
  if (rows >= shortListRows) return null;
  return (
    <Section title={t({ id: 'product.about' })}>
      <ProductStory product={product} sentences={productSentences.slice(1)} />
    </Section>
  );
}

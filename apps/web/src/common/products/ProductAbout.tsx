import type { MessageDescriptor } from '@corro/messages';
import { Section } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type Product, productSentences } from './product.ts';
import { ProductStory } from './ProductStory.tsx';

/** Lists with fewer rows leave most of a phone's screen empty. */
const shortListRows = 4;

interface ProductAboutProps {
  readonly product: Product;
  /** Number of rows of the list above. */
  readonly rows: number;
  /** A sentence on the listed terms, which comes first. */
  readonly terms?: MessageDescriptor | undefined;
}

/**
 * Explains a product below a list that is too short to fill the screen. The first sentence is that
 * above the list.
 */
export function ProductAbout({ product, rows, terms }: ProductAboutProps) {
  const { t } = useI18n();
  if (rows >= shortListRows) return null;
  return (
    <Section title={t({ id: 'product.about' })}>
      <ProductStory
        product={product}
        sentences={[...(terms === undefined ? [] : [terms]), ...productSentences.slice(1)]}
      />
    </Section>
  );
}

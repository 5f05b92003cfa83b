import type { MessageDescriptor } from '@corro/messages';
import { Drawing, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { Product } from './product.ts';

interface ProductStoryProps {
  readonly product: Product;
  readonly sentences: readonly MessageDescriptor[];
}

/** A product in a picture and a few sentences. */
export function ProductStory({ product, sentences }: ProductStoryProps) {
  const { t } = useI18n();
  return (
    <Stack gap={16}>
      <Drawing name={product} />
      {sentences.map((sentence) => (
        <Text key={sentence.id} as="p">
          {t(sentence, { product })}
        </Text>
      ))}
    </Stack>
  );
}

import { Card, ScrollRow, Section, Skeleton } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';

export interface CardsSkeletonProps {
  readonly title: string;
  /** Of what a card holds, in CSS pixels. */
  readonly height: number;
}

/** A row of cards on the way. */
export function CardsSkeleton({ title, height }: CardsSkeletonProps) {
  const { t } = useI18n();
  return (
    <Section title={title}>
      <ScrollRow label={t({ id: 'shell.loading' })} itemWidth="narrow">
        {['first', 'second', 'third'].map((key) => (
          <Card key={key} padding={12}>
            <Skeleton height={height} />
          </Card>
        ))}
      </ScrollRow>
    </Section>
  );
}

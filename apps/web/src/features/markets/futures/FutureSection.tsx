import { marketListQuery } from '@corro/client';
import { type KeyFigure, KeyFigures, Section, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { expiryText } from './expiryText.ts';

/**
 * Expiry and unit of a future, and what becomes of a position at expiry. Nothing if the upstream
 * sends no expiry.
 */
export function FutureSection({ symbol }: { symbol: string }) {
  const { t, formatDate } = useI18n();
  const { data = [], isLoading } = useQuery({
    ...marketListQuery(useApi(), { market: 'FUTURE' }),
    // The terms change once a month, so they are not polled.
    refetchInterval: false,
  });
  if (isLoading) return <Skeleton height={140} />;
  const future = data.find((item) => item.symbol === symbol);
  const { unit = null, expiresAt = null } = future ?? {};
  if (future === undefined || expiresAt === null) return null;
  const sentence = expiryText(future);
  const figures: readonly KeyFigure[] = [
    { label: t({ id: 'future.expires' }), value: <Text>{formatDate(expiresAt)}</Text> },
    ...(unit === null
      ? []
      : [
          {
            label: t({ id: 'debt.price' }),
            value: <Text>{t({ id: 'future.unit' }, { unit })}</Text>,
          },
        ]),
  ];
  return (
    <Section title={t({ id: 'future.section' })}>
      <Stack gap={16}>
        <KeyFigures figures={figures} />
        {sentence === undefined ? null : (
          <Text as="p" size={14} tone="muted">
            {t(sentence)}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

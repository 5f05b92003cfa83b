import { Text } from '@corro/ui';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { useI18n, type I18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';

const secondMs = 1_000;

/** The time, epoch milliseconds, each second anew: for ages that are read while they grow. */
export function useNow(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer = clock.setTimeout(tick, secondMs);
    function tick() {
      setNow(clock.now());
      timer = clock.setTimeout(tick, secondMs);
    }
    return () => clock.clearTimeout(timer);
  }, [clock]);
  return now;
}

/** How old something is, in words: seconds up to two minutes, minutes from then on. */
function ageText(ageMs: number, { t }: Pick<I18n, 't'>): string {
  const seconds = Math.max(0, Math.round(ageMs / 1000));
  return seconds < 120
    ? t('query.stale', { seconds })
    : t('query.staleMinutes', { minutes: Math.round(seconds / 60) });
}

/** How old something is that was read at `readAt` (epoch milliseconds), in words that keep up. */
export function useAgeText(readAt: number): string {
  return ageText(useNow() - readAt, useI18n());
}

/** How old something is that has no age of its own, as prices have. */
export function AgeLine({ readAt }: { readAt: number }) {
  const age = useAgeText(readAt);
  return (
    <Text as="p" size={14} tone="caution">
      {age}
    </Text>
  );
}

/** The age of a price in words, from seconds: «hace 12 s». The same function from render to render. */
export function useAgeLabel(): (seconds: number) => string {
  const { t } = useI18n();
  return useCallback((seconds) => t('price.age', { seconds }), [t]);
}

const ReadAtContext = createContext<number | null>(null);

/** Tells the prices inside when they were read, epoch milliseconds, past the rows between. */
export const ReadAtProvider = ReadAtContext.Provider;

/** When the prices around were read; null while it is not known. */
export function useReadAt(): number | null {
  return use(ReadAtContext);
}

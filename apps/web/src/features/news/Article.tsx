import type { NewsItem } from '@corro/client';
import { Heading, Image, Prose, Skeleton, Stack, Text } from '@corro/ui';
import { useMemo } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { cleanHtml } from './cleanHtml.ts';

/** A news article, sanitised to text and pictures. */
export function Article({ item }: { item: NewsItem }) {
  const { t, formatDateTime } = useI18n();
  const html = useMemo(() => cleanHtml(item.content), [item.content]);
  const isRevised =
    item.updatedAt !== null && (item.createdAt === null || item.updatedAt > item.createdAt);
  return (
    <Stack as="article" gap={16}>
      <Stack gap={8}>
        <Heading level={2} size={28}>
          {item.title}
        </Heading>
        {item.subhead === null ? null : (
          <Text as="p" tone="muted">
            {item.subhead}
          </Text>
        )}
        <Text size={14} tone="muted">
          {formatDateTime(item.createdAt)}
        </Text>
        {isRevised ? (
          <Text size={14} tone="muted">
            {t({ id: 'news.updated' }, { time: formatDateTime(item.updatedAt) })}
          </Text>
        ) : null}
      </Stack>
      {item.image === null ? null : <Image src={item.image} alt="" />}
      <Prose html={html} />
    </Stack>
  );
}

/** The place of a piece of news without a picture. */
export function ArticleSkeleton() {
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Skeleton height={68} />
        <Skeleton height={24} width="80%" />
        <Skeleton height={20} width="40%" />
      </Stack>
      <Skeleton height={180} />
      <Skeleton height={180} />
    </Stack>
  );
}

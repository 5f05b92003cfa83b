import { imageQuery } from '@corro/client';
import type { PhotoSide } from '@corro/machines';
import { Image, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { IdKind } from '@corro/domain';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { sideText } from './identityDocument.ts';
import { useObjectUrl } from './useObjectUrl.ts';

export interface StoredPhotoProps {
  /** Its address, as the upstream answered. */
  readonly url: string;
  readonly side: PhotoSide;
  readonly kind: IdKind | null;
}

/** A photo that the upstream keeps, for its owner alone. */
export function StoredPhoto({ url, side, kind }: StoredPhotoProps) {
  const { t } = useI18n();
  const { data, isError } = useQuery(imageQuery(useApi(), url));
  const shown = useObjectUrl(data);
  const name = t(sideText(side, kind));
  return (
    <Stack gap={8}>
      <Text size={14} tone="muted">
        {name}
      </Text>
      {shown === null && !isError ? (
        <Skeleton height={120} />
      ) : (
        <Image
          src={shown}
          alt={
            isError
              ? t({ id: 'identity.photoFailed' })
              : t({ id: 'identity.photoOf' }, { side: name })
          }
          ratio="4:3"
          fit="contain"
        />
      )}
    </Stack>
  );
}

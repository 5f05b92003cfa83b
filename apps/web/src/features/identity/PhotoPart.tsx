import type { IdKind } from '@corro/domain';
import type { PhotoSide } from '@corro/machines';
import { Button, PhotoField } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { upstreamErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { sideId } from './sideId.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import type { RealNameFlow } from './useRealName.ts';

export interface PhotoPartProps {
  readonly flow: RealNameFlow;
  readonly side: PhotoSide;
  readonly kind: IdKind;
}

/** One of the two photos, on its own way. */
export function PhotoPart({ flow: { view, shown, choose, send }, side, kind }: PhotoPartProps) {
  const words = useI18n();
  const { t } = words;
  const photo = view.photos[side];
  const preview = useObjectUrl(shown[side]);
  const { phase, percent } = photo;
  const name = t(sideId(side, kind));
  const isThere = phase !== 'empty' && phase !== 'preparing';
  const problem =
    photo.problem === null
      ? problemText(view.problems, side, words)
      : problemText([photo.problem], 'photo', words);
  const errorText =
    photo.failure === null
      ? upstreamErrorText(photo, words, 'identity.fileFailed')
      : t('identity.uploadFailed');
  const status =
    phase === 'preparing'
      ? t('identity.preparing')
      : phase === 'uploading' && percent === 100
        ? t('identity.checking')
        : phase === 'uploaded'
          ? t('identity.uploaded')
          : undefined;
  return (
    <PhotoField
      label={name}
      preview={isThere ? preview : null}
      previewAlt={t('identity.photoOf', { side: name })}
      status={status}
      done={phase === 'uploaded'}
      progress={
        phase === 'uploading' && percent < 100
          ? { percent, label: t('identity.uploading', { percent }) }
          : undefined
      }
      problem={problem ?? errorText}
      cameraLabel={t(isThere ? 'identity.takeAnother' : 'identity.takePhoto')}
      fileLabel={t(isThere ? 'identity.chooseAnother' : 'identity.chooseFile')}
      disabled={view.busy}
      onChoose={(file) => choose(side, file)}
      action={
        photo.canRetry ? (
          <Button size="small" tone="neutral" onPress={() => send({ type: 'RETRY', side })}>
            {t('shell.retry')}
          </Button>
        ) : undefined
      }
    />
  );
}

import type { IdKind } from '@corro/domain';
import type { PhotoSide } from '@corro/machines';
import { defineMessage } from '@corro/messages';
import { Button, PhotoField } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { upstreamErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { sideSketch, sideText } from './identityDocument.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import type { RealNameFlow } from './useRealName.ts';

export interface PhotoPartProps {
  readonly flow: RealNameFlow;
  readonly side: PhotoSide;
  readonly kind: IdKind;
}

/** One of the two photos, on its own way. */
export function PhotoPart({ flow: { view, shown, choose, send }, side, kind }: PhotoPartProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const photo = view.photos[side];
  const preview = useObjectUrl(shown[side]);
  const { phase, percent } = photo;
  const name = t(sideText(side, kind));
  const isThere = phase !== 'empty' && phase !== 'preparing';
  const problem =
    photo.problem === null
      ? problemText(view.problems, side, i18n)
      : problemText([photo.problem], 'photo', i18n);
  const errorText =
    photo.failure === null
      ? upstreamErrorText(photo, i18n, defineMessage({ id: 'identity.fileFailed' }))
      : t({ id: 'identity.uploadFailed' });
  const status =
    phase === 'preparing'
      ? t({ id: 'identity.preparing' })
      : phase === 'uploading' && percent === 100
        ? t({ id: 'identity.checking' })
        : phase === 'uploaded'
          ? t({ id: 'identity.uploaded' })
          : undefined;
  return (
    <PhotoField
      label={name}
      sketch={sideSketch(side, kind)}
      preview={isThere ? preview : null}
      previewAlt={t({ id: 'identity.photoOf' }, { side: name })}
      status={status}
      done={phase === 'uploaded'}
      progress={
        phase === 'uploading' && percent < 100
          ? { percent, label: t({ id: 'identity.uploading' }, { percent }) }
          : undefined
      }
      problem={problem ?? errorText}
      cameraLabel={isThere ? t({ id: 'identity.takeAnother' }) : t({ id: 'identity.takePhoto' })}
      fileLabel={isThere ? t({ id: 'identity.chooseAnother' }) : t({ id: 'identity.chooseFile' })}
      disabled={view.busy}
      onChoose={(file) => choose(side, file)}
      action={
        photo.canRetry ? (
          <Button size="small" tone="neutral" onPress={() => send({ type: 'RETRY', side })}>
            {t({ id: 'shell.retry' })}
          </Button>
        ) : undefined
      }
    />
  );
}

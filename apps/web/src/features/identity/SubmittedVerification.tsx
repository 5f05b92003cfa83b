import { imageQuery, type Verification } from '@corro/client';
import { type IdKind, maskAccount } from '@corro/domain';
import type { PhotoSide, RealNameView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Button, Grid, Image, Link, Skeleton, Stack, Stamp, Summary, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { dash, orDash, useI18n } from '../../app/i18n/i18n.ts';
import { Tracker } from '../../common/activity/Tracker.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { patterns } from '../../links.ts';
import { idKindText, sideText } from './identityDocument.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface SubmittedVerificationProps {
  readonly verification: Verification;
  readonly status: Exclude<RealNameView['status'], 'none'>;
  readonly onStartAgain: () => void;
}

const tones = {
  pending: 'caution',
  approved: 'success',
  rejected: 'critical',
  unknown: 'neutral',
} as const;

const identityStamp = defineMessages({
  approved: { id: 'identity.stamp.approved' },
  pending: { id: 'identity.stamp.pending' },
  rejected: { id: 'identity.stamp.rejected' },
  unknown: { id: 'identity.stamp.unknown' },
});

const identityText = defineMessages({
  approved: { id: 'identity.text.approved' },
  rejected: { id: 'identity.text.rejected' },
  unknown: { id: 'identity.text.unknown' },
});

/** The submitted data, read-only, with its status. A rejected customer can start again. */
export function SubmittedVerification({
  verification,
  status,
  onStartAgain,
}: SubmittedVerificationProps) {
  const { t } = useI18n();
  const { status: code } = verification;
  return (
    <Stack gap={24}>
      <Stack gap={16} align="center">
        <Stamp tone={tones[status]}>
          {t(identityStamp[status], { code: typeof code === 'string' ? code : code.unknown })}
        </Stamp>
        {status === 'pending' ? null : (
          <Text align="center" tone="muted">
            {t(identityText[status])}
          </Text>
        )}
        {status === 'rejected' ? (
          <Button onPress={onStartAgain}>{t({ id: 'identity.startAgain' })}</Button>
        ) : null}
        {status === 'unknown' ? (
          <Link href={patterns.customerService}>{t({ id: 'route.customerService' })}</Link>
        ) : null}
      </Stack>
      {status === 'pending' ? <ReviewSteps /> : null}
      {/* The status is still `none` until the submitted data is refetched. */}
      {code === 'none' ? null : <Submitted verification={verification} />}
    </Stack>
  );
}

/** The review of the sent data, with its result as the last step. */
function ReviewSteps() {
  const { t } = useI18n();
  const hasNotices = useExtension('notices');
  return (
    <Tracker
      steps={[
        { label: t({ id: 'identity.step.received' }) },
        { label: t({ id: 'identity.step.review' }), detail: t({ id: 'identity.text.pending' }) },
        hasNotices
          ? {
              label: t({ id: 'identity.step.resultNotice' }),
              detail: t({ id: 'identity.step.resultNoticeText' }),
            }
          : { label: t({ id: 'identity.step.result' }) },
      ]}
      doneCount={1}
    />
  );
}

function Submitted({ verification }: Pick<SubmittedVerificationProps, 'verification'>) {
  const { t } = useI18n();
  const { realName, idNumber, idKind, frontPhoto, backPhoto } = verification;
  return (
    <>
      <Summary
        rows={[
          { label: t({ id: 'identity.name' }), value: orDash(realName) },
          {
            label: t({ id: 'identity.kind' }),
            value: idKind === null ? dash : t(idKindText[idKind]),
          },
          {
            label: t({ id: 'identity.number' }),
            value: idNumber === null ? dash : maskAccount(idNumber),
          },
        ]}
      />
      <Grid columns={2}>
        {frontPhoto === null ? null : <StoredPhoto url={frontPhoto} side="front" kind={idKind} />}
        {backPhoto === null ? null : <StoredPhoto url={backPhoto} side="back" kind={idKind} />}
      </Grid>
    </>
  );
}

interface StoredPhotoProps {
  readonly url: string;
  readonly side: PhotoSide;
  readonly kind: IdKind | null;
}

/**
 * Fetches the photo with the session's token, because only the customer who sent the photo may see
 * it.
 */
function StoredPhoto({ url, side, kind }: StoredPhotoProps) {
  const { t } = useI18n();
  const { data, isError } = useQuery(imageQuery(useApi(), url));
  const src = useObjectUrl(data);
  const name = t(sideText(side, kind));
  return (
    <Stack gap={8}>
      <Text size={14} tone="muted">
        {name}
      </Text>
      {src === null && !isError ? (
        <Skeleton height={120} />
      ) : (
        <Image
          src={src}
          alt={
            isError
              ? t({ id: 'identity.photoFailed' })
              : t({ id: 'identity.photoOf' }, { side: name })
          }
          ratio="4:3"
        />
      )}
    </Stack>
  );
}

import type { Verification } from '@corro/client';
import { maskAccount } from '@corro/domain';
import type { RealNameView } from '@corro/machines';
import { Grid, Link, Stack, Stamp, Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { routes } from '../../routing/addresses.ts';
import { StoredPhoto } from './StoredPhoto.tsx';

export interface ReviewedNameProps {
  readonly verification: Verification;
  readonly status: Exclude<RealNameView['status'], 'none'>;
}

const tones = { pending: 'caution', approved: 'rise', unknown: 'neutral' } as const;

/** What was submitted, with its stamp: nothing of it can be changed any more. */
export function ReviewedName({ verification, status }: ReviewedNameProps) {
  const { t } = useI18n();
  const word = verification.status;
  return (
    <Stack gap={24}>
      <Stack gap={16} align="center">
        <Stamp tone={tones[status]}>
          {t(`identity.stamp.${status}`, { code: typeof word === 'string' ? word : word.unknown })}
        </Stamp>
        <Text align="center" tone="muted">
          {t(`identity.text.${status}`)}
        </Text>
        {status === 'unknown' ? (
          <Link href={routes.customerService.path}>{t('route.customerService')}</Link>
        ) : null}
      </Stack>
      {/* What was submitted a moment ago is still to be read. */}
      {word === 'none' ? null : <Submitted verification={verification} />}
    </Stack>
  );
}

function Submitted({ verification }: Pick<ReviewedNameProps, 'verification'>) {
  const { t } = useI18n();
  const { realName, idNumber, idKind, frontPhoto, backPhoto } = verification;
  return (
    <>
      <Summary
        rows={[
          { label: t('identity.name'), value: realName ?? '—' },
          {
            label: t('identity.kind'),
            value: idKind === null ? '—' : t(`identity.kind.${idKind}`),
          },
          {
            label: t('identity.number'),
            value: idNumber === null ? '—' : maskAccount(idNumber),
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

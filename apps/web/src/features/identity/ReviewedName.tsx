import type { Verification } from '@corro/client';
import { maskAccount } from '@corro/domain';
import type { RealNameView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Button, Grid, Link, Stack, Stamp, Summary, Text } from '@corro/ui';
import { useI18n, dash, orDash } from '../../app/i18n/i18n.ts';
import { patterns } from '../../links.ts';
import { StoredPhoto } from './StoredPhoto.tsx';
import { identityKind } from './identityDocument.ts';

export interface ReviewedNameProps {
  readonly verification: Verification;
  readonly status: Exclude<RealNameView['status'], 'none'>;
  /** Leads from a rejection back to the form. */
  readonly onStartAgain: () => void;
}

const tones = {
  pending: 'caution',
  approved: 'rise',
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
  pending: { id: 'identity.text.pending' },
  rejected: { id: 'identity.text.rejected' },
  unknown: { id: 'identity.text.unknown' },
});

/** What was submitted, with its stamp, read-only; after a rejection it can be submitted again. */
export function ReviewedName({ verification, status, onStartAgain }: ReviewedNameProps) {
  const { t } = useI18n();
  const word = verification.status;
  return (
    <Stack gap={24}>
      <Stack gap={16} align="center">
        <Stamp tone={tones[status]}>
          {t(identityStamp[status], { code: typeof word === 'string' ? word : word.unknown })}
        </Stamp>
        <Text align="center" tone="muted">
          {t(identityText[status])}
        </Text>
        {status === 'rejected' ? (
          <Button onPress={onStartAgain}>{t({ id: 'identity.startAgain' })}</Button>
        ) : null}
        {status === 'unknown' ? (
          <Link href={patterns.customerService}>{t({ id: 'route.customerService' })}</Link>
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
          { label: t({ id: 'identity.name' }), value: orDash(realName) },
          {
            label: t({ id: 'identity.kind' }),
            value: idKind === null ? dash : t(identityKind[idKind]),
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

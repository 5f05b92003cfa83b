import { idKindOf, idKinds } from '@corro/domain';
import { Banner, Button, Form, SegmentedControl, Stack, Text, TextField } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import { useDraft } from '../../flows/useDraft.ts';
import { useIsOnline, useIsDemo } from '../../app/conditions.ts';
import { PhotoPart } from './PhotoPart.tsx';
import { SubmitError } from './SubmitError.tsx';
import { verificationDraft, type RealNameFlow } from './useRealName.ts';
import { identityKind } from './identityDocument.ts';

/** What a name is verified by. Of it the name and the kind alone survive a reload. */
export function VerificationForm({ flow }: { flow: RealNameFlow }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, send } = flow;
  const isDemo = useIsDemo();
  const isOnline = useIsOnline();
  const draft = useDraft(verificationDraft, ['name', 'kind']);
  const kind = idKindOf(draft.values.kind) ?? 'idCard';
  const offReason = isOnline
    ? view.waitsForPhotos
      ? t({ id: 'identity.waitForPhotos' })
      : undefined
    : t({ id: 'identity.offline' });
  return (
    <Stack gap={16}>
      {isDemo ? <Banner tone="caution">{t({ id: 'identity.demo' })}</Banner> : null}
      <Text tone="muted">{t({ id: 'identity.intro' })}</Text>
      <Form
        label={t({ id: 'identity.form' })}
        gap={24}
        onSubmit={({ name = '', idNumber = '' }) => {
          if (offReason === undefined) send({ type: 'SUBMIT', form: { kind, name, idNumber } });
        }}
      >
        <SegmentedControl
          label={t({ id: 'identity.kind' })}
          labelShown
          options={idKinds.map((value) => ({ value, label: t(identityKind[value]) }))}
          value={kind}
          onChange={draft.change('kind')}
        />
        <TextField
          name="name"
          label={t({ id: 'identity.name' })}
          hint={t({ id: 'identity.nameHint' })}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          readOnly={view.busy}
          value={draft.values.name}
          onChange={(text) => {
            draft.change('name')(text);
            send({ type: 'EDIT', field: 'name' });
          }}
          problem={problemText(view.problems, 'name', i18n)}
        />
        <TextField
          name="idNumber"
          label={t({ id: 'identity.number' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={view.busy}
          onChange={() => send({ type: 'EDIT', field: 'idNumber' })}
          problem={problemText(view.problems, 'idNumber', i18n)}
        />
        <Text size={14} tone="muted">
          {kind === 'passport'
            ? t({ id: 'identity.photosHint.passport' })
            : t({ id: 'identity.photosHint' })}
        </Text>
        <PhotoPart flow={flow} side="front" kind={kind} />
        <PhotoPart flow={flow} side="back" kind={kind} />
        <SubmitError view={view} />
        <Button
          type="submit"
          size="large"
          fullWidth
          busy={view.busy}
          busyLabel={t({ id: 'identity.submitting' })}
          disabled={offReason !== undefined}
          disabledReason={offReason}
        >
          {t({ id: 'identity.submit' })}
        </Button>
      </Form>
    </Stack>
  );
}

import { idKindOf, idKinds } from '@corro/domain';
import { Banner, Button, Form, SegmentedControl, Stack, Text, TextField } from '@corro/ui';
import { useBooleanStore } from '../../app/booleanStore.ts';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import { useDraft } from '../../flows/useDraft.ts';
import { useIsOnline } from '../../common/queries/useIsOnline.ts';
import { PhotoPart } from './PhotoPart.tsx';
import { SubmitError } from './SubmitError.tsx';
import { verificationDraft, type RealNameFlow } from './useRealName.ts';

/** What a name is verified by. Of it the name and the kind alone survive a reload. */
export function VerificationForm({ flow }: { flow: RealNameFlow }) {
  const words = useI18n();
  const { t } = words;
  const { view, send } = flow;
  const { settings, simulated } = useServices();
  const isDemo = useBooleanStore(simulated, settings.operator === null);
  const isOnline = useIsOnline();
  const draft = useDraft(verificationDraft, ['name', 'kind']);
  const kind = idKindOf(draft.values.kind) ?? 'idCard';
  const offReason = isOnline
    ? view.waitsForPhotos
      ? t('identity.waitForPhotos')
      : undefined
    : t('identity.offline');
  return (
    <Stack gap={16}>
      {isDemo ? <Banner tone="caution">{t('identity.demo')}</Banner> : null}
      <Text tone="muted">{t('identity.intro')}</Text>
      <Form
        label={t('identity.form')}
        gap={24}
        onSubmit={({ name = '', idNumber = '' }) => {
          if (offReason === undefined) send({ type: 'SUBMIT', form: { kind, name, idNumber } });
        }}
      >
        <SegmentedControl
          label={t('identity.kind')}
          labelShown
          options={idKinds.map((value) => ({ value, label: t(`identity.kind.${value}`) }))}
          value={kind}
          onChange={draft.change('kind')}
        />
        <TextField
          name="name"
          label={t('identity.name')}
          hint={t('identity.nameHint')}
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
          problem={problemText(view.problems, 'name', words)}
        />
        <TextField
          name="idNumber"
          label={t('identity.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={view.busy}
          onChange={() => send({ type: 'EDIT', field: 'idNumber' })}
          problem={problemText(view.problems, 'idNumber', words)}
        />
        <Text size={14} tone="muted">
          {t(kind === 'passport' ? 'identity.photosHint.passport' : 'identity.photosHint')}
        </Text>
        <PhotoPart flow={flow} side="front" kind={kind} />
        <PhotoPart flow={flow} side="back" kind={kind} />
        <SubmitError view={view} />
        <Button
          type="submit"
          size="large"
          fullWidth
          busy={view.busy}
          busyLabel={t('identity.submitting')}
          disabled={offReason !== undefined}
          disabledReason={offReason}
        >
          {t('identity.submit')}
        </Button>
      </Form>
    </Stack>
  );
}

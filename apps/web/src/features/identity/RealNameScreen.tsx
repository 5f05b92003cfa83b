import type { Verification } from '@corro/client';
import { type IdKind, parseIdKind, idKinds } from '@corro/domain';
import type { PhotoSide, RealNameView } from '@corro/machines';
import { defineMessage } from '@corro/messages';
import {
  ActionBar,
  Banner,
  Button,
  Form,
  Page,
  PhotoField,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@corro/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIsDemo, useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { upstreamErrorText } from '../../common/errorText.ts';
import { useBackCloses } from '../../common/overlays/overlayHistory.ts';
import { NumberedStep } from '../../common/NumberedStep.tsx';
import { problemText } from '../../common/problemText.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { useDraft } from '../../flows/useDraft.ts';
import { Screen } from '../../shell/Screen.tsx';
import { idKindText, photoTitle, sideSketch, sideText } from './identityDocument.ts';
import { SubmittedVerification } from './SubmittedVerification.tsx';
import { useObjectUrl } from './useObjectUrl.ts';
import { type RealNameFlow, useRealName, verificationDraft } from './useRealName.ts';
import { useVerification } from './useVerification.ts';

/** Verification of the real name (spec §4). */
export default function RealNameScreen() {
  const query = useVerification();
  if (query.data !== undefined) return <RealName query={query} verification={query.data} />;
  return (
    <Screen>
      <Page>
        <QueryView query={query} loading={<RealNameSkeleton />}>
          {() => null}
        </QueryView>
      </Page>
    </Screen>
  );
}

interface RealNameProps {
  readonly query: UseQueryResult<Verification>;
  readonly verification: Verification;
}

/** Stays mounted if a refetch fails: only the form holds the photos and the typed values. */
function RealName({ query, verification }: RealNameProps) {
  const flow = useRealName(verification);
  const { status } = flow.view;
  if (status === 'none') return <VerificationForm flow={flow} />;
  return (
    <Screen>
      <Page>
        <QueryView query={query} loading={null} showsAge>
          {(latest) => (
            <SubmittedVerification
              verification={latest}
              status={status}
              onStartAgain={() => flow.send({ type: 'START_AGAIN' })}
            />
          )}
        </QueryView>
      </Page>
    </Screen>
  );
}

/**
 * A photo of each side, then the data. Only the name and the kind of document survive a reload.
 */
function VerificationForm({ flow }: { flow: RealNameFlow }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, send } = flow;
  const form = useId();
  const isDemo = useIsDemo();
  const isOnline = useIsOnline();
  const draft = useDraft(verificationDraft, ['name', 'kind']);
  const kind = parseIdKind(draft.values.kind) ?? 'idCard';
  const [step, setStep] = useState(0);
  const [backs, setBacks] = useState(0);
  const goBack = () => {
    setStep(step - 1);
    setBacks(backs + 1);
  };
  const photo = view.photos[steps[step] === 'back' ? 'back' : 'front'];
  const nameProblem = problemText(view.problems, 'name', i18n);
  const isLast = step === steps.length - 1;
  const hasPhoto = isLast || photo.phase === 'uploading' || photo.phase === 'uploaded';
  const disabledReason = !isOnline
    ? t({ id: 'identity.offline' })
    : view.waitsForPhotos
      ? t({ id: 'identity.waitForPhotos' })
      : undefined;
  return (
    <Screen
      footer={
        hasPhoto ? (
          <ActionBar>
            <Button
              type="submit"
              form={form}
              size="large"
              fullWidth
              busy={view.isBusy}
              busyLabel={t({ id: 'identity.submitting' })}
              disabled={disabledReason !== undefined}
              disabledReason={disabledReason}
            >
              {isLast ? t({ id: 'identity.submit' }) : t({ id: 'register.next' })}
            </Button>
          </ActionBar>
        ) : undefined
      }
    >
      <Page>
        {/* Going back uses up the history entry of the step; the next step back needs another. */}
        {step === 0 ? null : <BackTarget key={backs} onBack={goBack} />}
        {isDemo ? <Banner tone="caution">{t({ id: 'identity.demo' })}</Banner> : null}
        <Form
          id={form}
          label={t({ id: 'identity.form' })}
          gap={24}
          onSubmit={({ name = '', idNumber = '' }) => {
            if (disabledReason !== undefined || !hasPhoto) return;
            if (isLast) send({ type: 'SUBMIT', form: { kind, name, idNumber } });
            else setStep(step + 1);
          }}
        >
          <NumberedStep
            at={0}
            count={steps.length}
            current={step}
            title={t(photoTitle('front', kind))}
          >
            <Text tone="muted">{t({ id: 'identity.intro' })}</Text>
            <SegmentedControl
              label={t({ id: 'identity.kind' })}
              options={idKinds.map((value) => ({ value, label: t(idKindText[value]) }))}
              value={kind}
              onChange={draft.change('kind')}
            />
            <PhotoPart flow={flow} side="front" kind={kind} />
          </NumberedStep>
          <NumberedStep
            at={1}
            count={steps.length}
            current={step}
            title={t(photoTitle('back', kind))}
          >
            <PhotoPart flow={flow} side="back" kind={kind} />
          </NumberedStep>
          <NumberedStep
            at={2}
            count={steps.length}
            current={step}
            title={t({ id: 'identity.step.data' })}
          >
            <TextField
              name="name"
              label={t({ id: 'identity.name' })}
              hint={nameProblem === undefined ? t({ id: 'identity.nameHint' }) : undefined}
              autoComplete="name"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="next"
              readOnly={view.isBusy}
              value={draft.values.name}
              onChange={(text) => {
                draft.change('name')(text);
                send({ type: 'EDIT', field: 'name' });
              }}
              problem={nameProblem}
            />
            <TextField
              name="idNumber"
              label={t({ id: 'identity.number' })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={view.isBusy}
              onChange={() => send({ type: 'EDIT', field: 'idNumber' })}
              problem={problemText(view.problems, 'idNumber', i18n)}
            />
          </NumberedStep>
          <SubmitError view={view} />
        </Form>
      </Page>
    </Screen>
  );
}

const steps = ['front', 'back', 'data'] as const;

function BackTarget({ onBack }: { readonly onBack: () => void }) {
  useBackCloses(true, onBack);
  return null;
}

interface PhotoPartProps {
  readonly flow: RealNameFlow;
  readonly side: PhotoSide;
  readonly kind: IdKind;
}

function PhotoPart({ flow: { view, previews, choose, send }, side, kind }: PhotoPartProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const photo = view.photos[side];
  const preview = useObjectUrl(previews[side]);
  const { phase, percent } = photo;
  const name = t(sideText(side, kind));
  const hasPhoto = phase !== 'empty' && phase !== 'preparing';
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
      label={<VisuallyHidden>{name}</VisuallyHidden>}
      hint={
        hasPhoto
          ? undefined
          : kind === 'passport'
            ? t({ id: 'identity.photosHint.passport' })
            : t({ id: 'identity.photosHint' })
      }
      sketch={sideSketch(side, kind)}
      preview={hasPhoto ? preview : null}
      previewAlt={t({ id: 'identity.photoOf' }, { side: name })}
      status={status}
      done={phase === 'uploaded'}
      progress={
        phase === 'uploading' && percent < 100
          ? { percent, label: t({ id: 'identity.uploading' }, { percent }) }
          : undefined
      }
      problem={problem ?? errorText}
      cameraLabel={hasPhoto ? t({ id: 'identity.takeAnother' }) : t({ id: 'identity.takePhoto' })}
      fileLabel={hasPhoto ? t({ id: 'identity.chooseAnother' }) : t({ id: 'identity.chooseFile' })}
      disabled={view.isBusy}
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

function SubmitError({ view }: { view: RealNameView }) {
  const i18n = useI18n();
  const { t } = i18n;
  const errorText = upstreamErrorText(view, i18n, defineMessage({ id: 'identity.failed' }));
  if (errorText === undefined) return null;
  if (view.failure === null) return <Banner tone="critical">{errorText}</Banner>;
  return (
    <Banner tone="critical">
      <Stack gap={8}>
        <Text weight="strong">{t({ id: 'identity.failed' })}</Text>
        <Text size={14}>{errorText}</Text>
        <Text size={14}>{t({ id: 'identity.unsure' })}</Text>
      </Stack>
    </Banner>
  );
}

function RealNameSkeleton() {
  return (
    <Stack gap={24}>
      <Skeleton height={64} />
      <Skeleton height={96} />
      <Skeleton height={48} />
      <Skeleton height={240} />
      <Skeleton height={56} />
    </Stack>
  );
}

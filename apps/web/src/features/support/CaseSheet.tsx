import type { CustomerCase } from '@corro/client';
import { type CaseInput, caseSubjects } from '@corro/domain';
import { Button, ChoiceList, Stack, Text, TextField, useToast } from '@corro/ui';
import { useState } from 'react';
import { orDash, useI18n } from '../../app/i18n/i18n.ts';
import type { Operation } from '../../common/activity/operation.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { problemText } from '../../common/problemText.ts';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { makeKey } from '../../flows/makeKey.ts';
import { SendButton } from '../../flows/SendButton.tsx';
import { openCaseOf, operationName, subjectText, useCaseOpening } from './useCaseForms.ts';

interface CaseSheetProps {
  readonly operation: Operation;
  readonly cases: readonly CustomerCase[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Opens a case about an operation, or shows its open case. */
export function CaseSheet({ operation, cases, open, onClose }: CaseSheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const [form, setForm] = useState(() => ({ ...emptyForm, key: makeKey() }));
  const { view, send } = useCaseOpening(() => {
    show({ text: t({ id: 'case.sent' }), tone: 'success' });
    onClose();
  });
  const existing = view.phase === 'editing' ? openCaseOf(cases, operation) : undefined;
  const title = t({ id: 'activity.help' });
  if (existing !== undefined) {
    return <Existing number={existing.caseNumber} open={open} onClose={onClose} title={title} />;
  }
  const change = (field: keyof CaseInput) => (value: string) => {
    // A changed form is a new call and needs a new idempotency key.
    setForm({ ...form, [field]: value, key: makeKey() });
    send({ type: 'EDIT', field });
  };
  const { kind, number: operationNumber } = operation;
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <SendButton
          size="large"
          fullWidth
          view={view}
          busyLabel={t({ id: 'case.sending' })}
          onPress={() => send({ type: 'SUBMIT', input: { ...form, kind, operationNumber } })}
          offlineReason={t({ id: 'case.offline' })}
        >
          {t({ id: 'case.send' })}
        </SendButton>
      }
    >
      <Stack gap={24}>
        <OperationLine operation={operation} />
        <CaseFields form={form} problems={view.problems} onChange={change} />
        <FormFlowError
          view={view}
          title={t({ id: 'case.failed' })}
          unknown={{ title: t({ id: 'case.unknown' }), text: t({ id: 'case.unknown.text' }) }}
        />
      </Stack>
    </AppSheet>
  );
}

const emptyForm: CaseInput = { subject: null, message: '' };

/**
 * Kind and number of the operation. Leaves out the id of a balance movement, because customers
 * never see that id.
 */
function OperationLine({ operation: { kind, number } }: Pick<CaseSheetProps, 'operation'>) {
  const { t } = useI18n();
  const name = t(operationName[kind]);
  return (
    <Text as="p" tone="muted">
      {kind === 'movement' ? name : t({ id: 'case.operation' }, { kind: name, number })}
    </Text>
  );
}

interface CaseFieldsProps {
  readonly form: CaseInput;
  readonly problems: Parameters<typeof problemText>[0];
  readonly onChange: (field: keyof CaseInput) => (value: string) => void;
}

function CaseFields({ form: { subject, message }, problems, onChange }: CaseFieldsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <>
      <ChoiceList
        label={t({ id: 'case.about' })}
        labelShown
        choices={caseSubjects.map((value) => ({ value, title: t(subjectText[value]) }))}
        value={subject}
        onChange={onChange('subject')}
        problem={problemText(problems, 'subject', i18n)}
      />
      <TextField
        name="message"
        label={t({ id: 'case.message' })}
        value={message}
        onChange={onChange('message')}
        problem={problemText(problems, 'message', i18n)}
        enterKeyHint="done"
      />
    </>
  );
}

function Existing({
  number,
  open,
  onClose,
  title,
}: Pick<CaseSheetProps, 'open' | 'onClose'> & { number: string | null; title: string }) {
  const { t } = useI18n();
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button size="large" fullWidth onPress={onClose}>
          {t({ id: 'case.existing.close' })}
        </Button>
      }
    >
      <Text as="p">{t({ id: 'case.existing' }, { number: orDash(number) })}</Text>
    </AppSheet>
  );
}

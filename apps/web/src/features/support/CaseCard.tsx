import type { CustomerCase } from '@corro/client';
import { Card, Inline, Link, Money, Stack, Tag, type TagProps, Text, useToast } from '@corro/ui';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { operationAddress } from '../../common/activity/operation.ts';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { SendButton } from '../../flows/SendButton.tsx';
import { operationName, stateText, subjectText } from './caseText.ts';
import { useCaseClosing } from './useCaseForms.ts';

const tones: Readonly<Record<NonNullable<CustomerCase['state']>, NonNullable<TagProps['tone']>>> = {
  open: 'caution',
  answered: 'accent',
  closed: 'neutral',
};

/** A case in the chat: its number and state, what it is about, and the way to its operation. */
export function CaseCard({ one }: { readonly one: CustomerCase }) {
  const { t, formatTime } = useI18n();
  const show = useToast();
  const { caseNumber, state, subject, message, kind, operationNumber, createdAt } = one;
  const number = orDash(caseNumber);
  // Here, so that it ends also where the list has said already that the case is closed.
  const closing = useCaseClosing(() =>
    show({ text: t({ id: 'case.closed' }, { number }), tone: 'success' }),
  );
  return (
    <Card tone="outline">
      <Stack gap={12}>
        <Inline justify="between" gap={8}>
          <Text weight="strong">{t({ id: 'case.number' }, { number })}</Text>
          {state === null ? null : <Tag tone={tones[state]}>{t(stateText[state])}</Tag>}
        </Inline>
        <Stack gap={4}>
          {subject === null ? null : <Text>{t(subjectText[subject])}</Text>}
          <Subject one={one} />
        </Stack>
        {message === null ? null : <Text>{message}</Text>}
        {kind === null || operationNumber === null ? null : (
          <Link href={operationAddress({ kind, number: operationNumber })}>
            {t({ id: 'case.view' })}
          </Link>
        )}
        {caseNumber === null || state === 'closed' ? null : (
          <Close caseNumber={caseNumber} closing={closing} />
        )}
        <Text size={12} tone="muted">
          {formatTime(createdAt)}
        </Text>
      </Stack>
    </Card>
  );
}

/** The operation: what it is, of what, and how much. */
function Subject({ one: { kind, name, amount } }: { readonly one: CustomerCase }) {
  const { t } = useI18n();
  const words = [kind === null ? null : t(operationName[kind]), name].filter(
    (word) => word !== null,
  );
  return (
    <Inline gap={8}>
      <Text size={14} tone="muted">
        {words.join(' · ')}
      </Text>
      {amount === null ? null : <Money amount={amount} unit="US$" size={14} />}
    </Inline>
  );
}

interface CloseProps {
  readonly caseNumber: string;
  readonly closing: ReturnType<typeof useCaseClosing>;
}

function Close({ caseNumber, closing: { view, send } }: CloseProps) {
  const { t } = useI18n();
  return (
    <Stack gap={8}>
      <FormFlowError
        view={view}
        title={t({ id: 'case.closeFailed' })}
        unknown={{
          title: t({ id: 'case.closeUnknown' }),
          text: t({ id: 'case.closeUnknown.text' }),
        }}
      />
      <SendButton
        size="small"
        tone="neutral"
        view={view}
        busyLabel={t({ id: 'case.closing' })}
        offlineReason={t({ id: 'case.closeOffline' })}
        onPress={() => send({ type: 'SUBMIT', input: { caseNumber } })}
      >
        {t({ id: 'case.close' })}
      </SendButton>
    </Stack>
  );
}

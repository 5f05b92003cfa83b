import { type CardInput, readCard } from '@corro/domain';
import { type CardSubmission, isCodeRefusal } from '@corro/machines';
import { Stack, Summary, Text } from '@corro/ui';
import { useId } from 'react';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { CodeConfirm, CodeForm } from '../../flows/transactionCode/CodeForm.tsx';
import { PasskeyConfirm } from '../../flows/transactionCode/PasskeyConfirm.tsx';
import type { CodeEntry } from '../../flows/transactionCode/useCodeEntry.ts';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import type { EditedCard } from './CardForm.tsx';
import { cardMessages } from './cardText.ts';

interface ConfirmCardProps extends RunningForm<CardSubmission> {
  readonly choice: EditedCard;
  readonly input: CardInput;
  readonly entry: CodeEntry;
}

/** The details in full, and the transaction code that confirms them. */
export function ConfirmCard({ choice, input, entry, view, send }: ConfirmCardProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const messages = cardMessages[input.kind];
  const { account, bankName, holder } = readCard(input);
  const rows = [
    { label: t(messages.account), value: <Text>{inBlocks(account)}</Text> },
    ...(bankName === ''
      ? []
      : [{ label: t({ id: 'cards.bankName' }), value: <Text>{bankName}</Text> }]),
    ...(holder === '' ? [] : [{ label: t({ id: 'cards.holder' }), value: <Text>{holder}</Text> }]),
  ];
  const isOfCode = isCodeRefusal(view.refusal);
  return (
    <Stack gap={16}>
      {isOfCode ? null : (
        <FormFlowError
          view={view}
          title={t(choice.card === null ? messages.addFailed : messages.editFailed)}
          unknown={{ title: t({ id: 'cards.unknown' }), text: t({ id: 'cards.unknown.text' }) }}
        />
      )}
      <Text as="p" tone="muted">
        {t({ id: 'cards.confirm.text' })}
      </Text>
      <Summary rows={rows} />
      <CodeForm
        view={{
          phase: view.isBusy ? 'submitting' : 'reviewing',
          problems: view.problems,
          refusal: isOfCode ? view.refusal : null,
          review: isOnline ? { terms: input, confirmObstacle: null, offeredTerms: null } : null,
        }}
        entry={entry}
        onConfirm={(code) => {
          if (isOnline) send({ type: 'SUBMIT', input: { ...input, code } });
        }}
      />
    </Stack>
  );
}

/** Separates the parts of a CLABE: bank, city, account, check digit. */
function inBlocks(account: string): string {
  return account.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
}

export function ConfirmCardFooter({ choice, input, entry, view, send }: ConfirmCardProps) {
  const { t } = useI18n();
  const reasonId = useId();
  const isOnline = useIsOnline();
  const isBusy = view.isBusy || view.phase === 'done';
  const { card } = choice;
  return (
    <Stack gap={8}>
      <CodeConfirm
        entry={entry}
        label={t({ id: 'cards.confirm.save' })}
        isBusy={isBusy}
        reason={
          isOnline ? null : (
            <Text size={14} tone="inherit" id={reasonId}>
              {t({ id: 'cards.offline' })}
            </Text>
          )
        }
        onConfirm={() => send({ type: 'SUBMIT', input: { ...input, code: entry.code } })}
      />
      <PasskeyConfirm
        terms={{
          cardId: card?.id ?? null,
          card: { ...readCard(input), version: card?.version ?? null },
        }}
        isOff={isBusy || !isOnline}
        reasonId={reasonId}
        onSigned={(passkey) => send({ type: 'SUBMIT', input: { ...input, passkey } })}
      />
    </Stack>
  );
}

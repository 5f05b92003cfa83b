import {
  addCard,
  type Card,
  type CardKind,
  editCard,
  listCards,
  verificationQuery,
} from '@corro/client';
import { bankOfClabe, type CardInput } from '@corro/domain';
import { type CardSubmission, cardFormMachine, cardFormView } from '@corro/machines';
import { Banner, Button, DigitsField, Form, Text, TextField } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useIsDemo } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { type Draft, useDraft } from '../../flows/useDraft.ts';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import { useListedForm } from '../../flows/useListedForm.ts';
import { cardMessages } from './cardText.ts';

interface CardFormProps extends RunningForm<CardSubmission> {
  /** Form id, for the submit button outside. */
  readonly id: string;
  readonly choice: EditedCard;
  readonly fields: Draft<CardField>;
  readonly onSubmit: () => void;
}

/** Details of a card as the customer entered them. */
export function cardInput(
  { kind, card }: EditedCard,
  values: Record<CardField, string>,
): CardInput {
  const stored = card?.account ?? null;
  return { kind, ...values, ...(stored === null ? {} : { storedAccount: stored }) };
}

/** Number of digits in each part of a CLABE: bank, city, account, check digit. */
const clabeBlocks = [3, 3, 11, 1];

const clabeLength = 18;

/** A bank account needs CLABE, bank and holder; TRC20 only the address (spec §5). */
export function CardForm({ id, choice, fields, view, send, onSubmit }: CardFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { kind, card } = choice;
  const messages = cardMessages[kind];
  const { values, change } = fields;
  const input = cardInput(choice, values);
  const edit = (field: CardField) => (text: string) => {
    change(field)(text);
    send({ type: 'EDIT', field });
  };
  const fieldOf = (field: CardField) => ({
    name: field,
    value: values[field],
    onChange: edit(field),
    onBlur: () => send({ type: 'LEAVE', field, input }),
    problem: problemText(view.problems, field, i18n),
    readOnly: view.isBusy,
  });
  useVerifiedHolder(choice, fields);
  const bankFound = bankOfClabe(values.account);
  const account = {
    ...fieldOf('account'),
    label: t(messages.account),
    hint: t(messages.accountHint),
    // Fills in the bank at the last digit of the CLABE, not on blur, because the bank field may
    // then have the focus.
    onChange: (text: string) => {
      edit('account')(text);
      // The last digit checks the others, so a wrong one is reported without leaving the field.
      if (kind === 'bank' && text.replaceAll(/\D/g, '').length === clabeLength) {
        send({
          type: 'LEAVE',
          field: 'account',
          input: cardInput(choice, { ...values, account: text }),
        });
      }
      const bankName = kind === 'bank' ? bankOfClabe(text) : null;
      if (bankName !== null && values.bankName === '') edit('bankName')(bankName);
    },
  };
  return (
    <Form id={id} label={t(card === null ? messages.add : messages.edit)} onSubmit={onSubmit}>
      <FormFlowError
        view={view}
        title={t(card === null ? messages.addFailed : messages.editFailed)}
        unknown={{ title: t({ id: 'cards.unknown' }), text: t({ id: 'cards.unknown.text' }) }}
      />
      {kind === 'trc20' ? (
        <TextField
          {...account}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      ) : (
        <>
          <DigitsField {...account} blocks={clabeBlocks} enterKeyHint="next" />
          <TextField
            {...fieldOf('bankName')}
            label={t({ id: 'cards.bankName' })}
            autoComplete="off"
            enterKeyHint="next"
            hint={
              bankFound !== null && values.bankName === bankFound
                ? t({ id: 'cards.bankNameFound' })
                : undefined
            }
          />
          <TextField
            {...fieldOf('holder')}
            label={t({ id: 'cards.holder' })}
            hint={t({ id: 'cards.holderHint' })}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="done"
          />
        </>
      )}
      {card === null ? <DemoNote kind={kind} onUse={account.onChange} /> : null}
    </Form>
  );
}

/** Fills in the verified name of the customer as the holder of a new bank account. */
function useVerifiedHolder({ kind, card }: EditedCard, fields: Draft<CardField>): void {
  const enabled = kind === 'bank' && card === null;
  const { data } = useQuery({ ...verificationQuery(useApi()), enabled });
  const name = enabled && data?.status === 'approved' ? data.realName : null;
  useEffect(() => {
    if (name !== null && fields.values.holder === '') fields.change('holder')(name);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the name arrives
  }, [name]);
}

/** Valid but fictitious accounts for the demo. */
const exampleAccounts = {
  bank: '002 010 07777777777 1',
  trc20: 'TXvWzAT3jLJjJL9p6CPxThDm6TMfqrcKtD',
} as const;

interface DemoNoteProps {
  readonly kind: CardKind;
  readonly onUse: (account: string) => void;
}

function DemoNote({ kind, onUse }: DemoNoteProps) {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  if (!isDemo) return null;
  return (
    <Banner
      action={
        <Button
          tone="quiet"
          size="small"
          onPress={() => onUse(exampleAccounts[kind].replaceAll(' ', ''))}
        >
          {t({ id: 'cards.demo.use' })}
        </Button>
      }
    >
      {t({ id: 'cards.demo' })}
      <Text as="p" size={14} weight="strong">
        {exampleAccounts[kind]}
      </Text>
    </Banner>
  );
}

/** The card that the form edits; null to add one. */
export interface EditedCard {
  readonly kind: CardKind;
  readonly card: Card | null;
}

const fields = ['account', 'bankName', 'holder'] as const;

export type CardField = (typeof fields)[number];

/**
 * The form's values. A new card survives a reload; edits of a stored card are lost when the form
 * closes.
 */
export function useCardFields({ kind, card }: EditedCard): Draft<CardField> {
  const draft = useDraft(`card_${kind}`, fields);
  const [edited, setEdited] = useState({
    account: card?.account ?? '',
    bankName: card?.bankName ?? '',
    holder: card?.holder ?? '',
  });
  if (card === null) return draft;
  return {
    values: edited,
    change: (field) => (text) => setEdited((before) => ({ ...before, [field]: text })),
    forget: () => {},
  };
}

/** Runs the form until the card is saved. */
export function useCardForm(
  { card }: EditedCard,
  onSaved: () => void,
): RunningForm<CardSubmission> {
  const cardId = card?.id ?? null;
  const version = card?.version ?? null;
  return useListedForm<CardSubmission, CardInput>(
    cardFormMachine,
    cardFormView,
    {
      send: (api, form) =>
        cardId === null ? addCard(api, form) : editCard(api, cardId, { ...form, version }),
      isDone: async (api, sent, signal) => {
        const stored = await listCards(api, sent.kind, { signal });
        return stored.some(
          (listed) =>
            (cardId === null || listed.id === cardId) &&
            fields.every((field) => listed[field] === sent[field]),
        );
      },
      queryKey: ['cards'],
    },
    onSaved,
  );
}

import { bankOfClabe, type CardInput } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Banner, Form, Text, TextField } from '@corro/ui';
import { useIsDemo } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import type { Draft } from '../../flows/useDraft.ts';
import { AccountField, accountText } from './AccountField.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import type { CardField, CardTarget } from './useCardFields.ts';
import type { CardFormFlow } from './useCardForm.ts';
import { cardsAdd, cardsEdit } from './cardText.ts';

export interface CardFormProps extends CardFormFlow {
  /** For the button outside of it. */
  readonly id: string;
  readonly choice: CardTarget;
  readonly fields: Draft<CardField>;
}

const cardsAddFailed = defineMessages({
  bank: { id: 'cards.addFailed.bank' },
  trc20: { id: 'cards.addFailed.trc20' },
});

const cardsEditFailed = defineMessages({
  bank: { id: 'cards.editFailed.bank' },
  trc20: { id: 'cards.editFailed.trc20' },
});

/** What is entered of a card: of a bank's its CLABE, bank and holder, of TRC20 the address (spec §5). */
export function CardForm({ id, choice, fields, view, send }: CardFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { kind, card } = choice;
  const { values, change } = fields;
  const stored = card?.account ?? null;
  const input: CardInput = {
    kind,
    ...values,
    ...(stored === null ? {} : { storedAccount: stored }),
  };
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
    readOnly: view.busy,
  });
  const bankFound = bankOfClabe(values.account);
  const leaveAccount = () => {
    send({ type: 'LEAVE', field: 'account', input });
    if (kind === 'bank' && values.bankName === '' && bankFound !== null) {
      edit('bankName')(bankFound);
    }
  };
  return (
    <Form
      id={id}
      label={card === null ? t(cardsAdd[kind]) : t(cardsEdit[kind])}
      onSubmit={() => send({ type: 'SUBMIT', input })}
    >
      <FormFlowError
        view={view}
        title={card === null ? t(cardsAddFailed[kind]) : t(cardsEditFailed[kind])}
        unknown={{ title: t({ id: 'cards.unknown' }), text: t({ id: 'cards.unknown.text' }) }}
      />
      <AccountField kind={kind} field={{ ...fieldOf('account'), onBlur: leaveAccount }} />
      {kind === 'trc20' ? null : (
        <>
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
      {card === null ? <DemoNote example={accountText(kind, exampleAccounts[kind])} /> : null}
    </Form>
  );
}

/** A valid but fictitious account number, for trying the demo. */
const exampleAccounts = {
  bank: '002010077777777771',
  trc20: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
} as const;

function DemoNote({ example }: { example: string }) {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  if (!isDemo) return null;
  return (
    <Banner>
      {t({ id: 'cards.demo' })}
      <Text as="p" size={14} weight="strong">
        {example}
      </Text>
    </Banner>
  );
}

import { bankOfClabe, type CardInput } from '@corro/domain';
import { Banner, Form, TextField } from '@corro/ui';
import { useServices } from '../../app/services.ts';
import { useBooleanStore } from '../../app/booleanStore.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import type { Draft } from '../../flows/useDraft.ts';
import { AccountField } from './AccountField.tsx';
import { CardError } from './CardError.tsx';
import { type CardTarget, exampleAccounts } from './useCardChoice.ts';
import type { CardField } from './useCardFields.ts';
import type { CardFormFlow } from './useCardForm.ts';

export interface CardFormProps extends CardFormFlow {
  /** For the button that stands outside of it. */
  readonly id: string;
  readonly choice: CardTarget;
  readonly fields: Draft<CardField>;
}

/** What is entered of a card: of a bank's its CLABE, bank and holder, of TRC20 the address (spec §5). */
export function CardForm({ id, choice, fields, view, send }: CardFormProps) {
  const words = useI18n();
  const { t } = words;
  const { kind, card } = choice;
  const { values, change } = fields;
  const input: CardInput = { kind, ...values };
  const edit = (field: CardField) => (text: string) => {
    change(field)(text);
    send({ type: 'EDIT', field });
  };
  const fieldOf = (field: CardField) => ({
    name: field,
    value: values[field],
    onChange: edit(field),
    onBlur: () => send({ type: 'LEAVE', field, input }),
    problem: problemText(view.problems, field, words),
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
      label={t(card === null ? `cards.add.${kind}` : `cards.edit.${kind}`)}
      onSubmit={() => send({ type: 'SUBMIT', input })}
    >
      <CardError choice={choice} view={view} />
      <AccountField kind={kind} field={{ ...fieldOf('account'), onBlur: leaveAccount }} />
      {kind === 'trc20' ? null : (
        <>
          <TextField
            {...fieldOf('bankName')}
            label={t('cards.bankName')}
            autoComplete="off"
            enterKeyHint="next"
            hint={
              bankFound !== null && values.bankName === bankFound
                ? t('cards.bankNameFound')
                : undefined
            }
          />
          <TextField
            {...fieldOf('holder')}
            label={t('cards.holder')}
            hint={t('cards.holderHint')}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="done"
          />
        </>
      )}
      {card === null ? <DemoNote example={exampleAccounts[kind]} /> : null}
    </Form>
  );
}

function DemoNote({ example }: { example: string }) {
  const { t } = useI18n();
  const { simulated, settings } = useServices();
  const isDemo = useBooleanStore(simulated, settings.operator === null);
  if (!isDemo) return null;
  return <Banner>{t('cards.demo', { example })}</Banner>;
}

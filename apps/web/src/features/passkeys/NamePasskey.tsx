import { limits } from '@corro/domain';
import { Form, TextField } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { SendButton } from '../../flows/SendButton.tsx';
import { usePasskeyNaming } from './usePasskeyForms.ts';

interface NamePasskeyProps {
  readonly id: string;
  /** The name so far; null for one without. */
  readonly name: string | null;
  readonly onDone: () => void;
}

/** What the customer calls a passkey. */
export function NamePasskey({ id, name, onDone }: NamePasskeyProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [typed, setTyped] = useState(name ?? '');
  const { view, send } = usePasskeyNaming(onDone);
  return (
    <Form
      label={t({ id: 'passkeys.name' })}
      onSubmit={() => send({ type: 'SUBMIT', input: { id, name: typed } })}
    >
      <TextField
        name="name"
        label={t({ id: 'passkeys.name' })}
        hint={t({ id: 'passkeys.nameHint' })}
        value={typed}
        maxLength={limits.passkeyNameLength}
        onChange={(text) => {
          setTyped(text);
          send({ type: 'EDIT', field: 'name' });
        }}
        problem={problemText(view.problems, 'name', i18n)}
      />
      <FormFlowError
        view={view}
        title={t({ id: 'passkeys.nameFailed' })}
        unknown={{
          title: t({ id: 'passkeys.nameUnknown' }),
          text: t({ id: 'passkeys.nameUnknown.text' }),
        }}
      />
      <SendButton
        type="submit"
        size="large"
        fullWidth
        view={view}
        busyLabel={t({ id: 'passkeys.saving' })}
      >
        {t({ id: 'passkeys.saveName' })}
      </SendButton>
    </Form>
  );
}

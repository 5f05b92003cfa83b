import { Form, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { SendButton } from '../../flows/SendButton.tsx';
import { usePasskeyRemoval } from './usePasskeyForms.ts';

interface RemovePasskeyProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** What removing a passkey means, and the password that it takes. */
export function RemovePasskey({ id, onDone }: RemovePasskeyProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, send } = usePasskeyRemoval(onDone);
  return (
    <Form
      label={t({ id: 'passkeys.removeTitle' })}
      onSubmit={({ password = '' }) => send({ type: 'SUBMIT', input: { id, password } })}
    >
      <Text as="p" tone="muted">
        {t({ id: 'passkeys.removeText' })}
      </Text>
      <SecretField
        name="password"
        label={t({ id: 'login.password' })}
        autoComplete="current-password"
        isLast
        problem={problemText(view.problems, 'password', i18n)}
        onEdit={() => send({ type: 'EDIT', field: 'password' })}
      />
      <FormFlowError
        view={view}
        title={t({ id: 'passkeys.removeFailed' })}
        unknown={{
          title: t({ id: 'passkeys.removeUnknown' }),
          text: t({ id: 'passkeys.removeUnknown.text' }),
        }}
      />
      <SendButton
        type="submit"
        tone="critical"
        size="large"
        fullWidth
        view={view}
        busyLabel={t({ id: 'passkeys.removing' })}
      >
        {t({ id: 'passkeys.remove' })}
      </SendButton>
    </Form>
  );
}

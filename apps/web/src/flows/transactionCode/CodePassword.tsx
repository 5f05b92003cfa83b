import { Button, Form, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { refusalText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import type { TransactionCodeFlow } from './useTransactionCode.ts';

export interface CodePasswordProps extends TransactionCodeFlow {
  /** The transaction code that was confirmed. */
  readonly code: string;
  /** Starts again with another code. */
  readonly onAgain: () => void;
}

/** Asks for the login password that a first transaction code takes where the login is long ago. */
export function CodePassword({ view, send, code, onAgain }: CodePasswordProps) {
  const words = useI18n();
  const { t } = words;
  const { problems, refusal } = view;
  const refused =
    refusal === null ? undefined : refusalText(refusal.code, words, 'hint', refusal.values);
  return (
    <Form
      label={t('code.title')}
      onSubmit={({ password = '' }) => send({ type: 'AUTHENTICATE', code, password })}
    >
      <Text as="p" tone="muted">
        {t('code.passwordText')}
      </Text>
      <SecretField
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        isLast
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sixth digit has just led here
        autoFocus
        problem={problemText(problems, 'password', words) ?? refused}
        onEdit={() => send({ type: 'EDIT' })}
      />
      <Stack gap={8}>
        <Button
          type="submit"
          size="large"
          fullWidth
          busy={view.phase === 'saving'}
          busyLabel={t('code.saving')}
        >
          {t('code.passwordSubmit')}
        </Button>
        <Button tone="quiet" fullWidth disabled={view.phase === 'saving'} onPress={onAgain}>
          {t('code.again')}
        </Button>
      </Stack>
    </Form>
  );
}

import { limits } from '@corro/domain';
import { Button, CodeField, Form, Stack, Text } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { refusalText } from '../../common/errorText.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import type { TransactionCodeFlow } from './useTransactionCode.ts';

export interface CodeSecretsProps extends TransactionCodeFlow {
  /** No transaction code yet: only the login password is requested. */
  readonly isFirst: boolean;
  /** The confirmed code. */
  readonly code: string;
  readonly onAgain: () => void;
}

/**
 * Asks for the login password, which a first code needs if the login is old, and for the current
 * code when changing it unless it is forgotten.
 */
export function CodeSecrets({ isFirst, view, send, code, onAgain }: CodeSecretsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [currentCode, setCurrentCode] = useState('');
  const canRecover = useExtension('code.recover') && !isFirst;
  const { problems, refusal, isForgotten } = view;
  const isSaving = view.phase === 'saving';
  const isCodeAsked = !isFirst && !isForgotten;
  const refused =
    refusal === null ? undefined : refusalText(refusal.code, i18n, 'hint', refusal.values);
  const isCodeWrong = refusal?.code === 'wrong-authorization-password';
  const codeRefused = view.isProbablySet ? t({ id: 'code.probablyChanged' }) : refused;
  return (
    <Form
      label={isFirst ? t({ id: 'code.title' }) : t({ id: 'code.change.title' })}
      onSubmit={({ password = '' }) =>
        send({
          type: 'AUTHENTICATE',
          code,
          password,
          currentCode: isCodeAsked ? currentCode : null,
        })
      }
    >
      <Text as="p" tone="muted">
        {isFirst
          ? t({ id: 'code.passwordText' })
          : isForgotten
            ? t({ id: 'code.recover.text' })
            : t({ id: 'code.change.secrets' })}
      </Text>
      {isCodeAsked ? (
        <CodeField
          name="currentCode"
          label={t({ id: 'code.current' })}
          length={limits.transactionCodeDigits}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sixth digit has just led here
          autoFocus
          disabled={isSaving}
          value={currentCode}
          onChange={(text) => {
            setCurrentCode(text);
            send({ type: 'EDIT' });
          }}
          problem={
            problemText(problems, 'currentCode', i18n) ?? (isCodeWrong ? codeRefused : undefined)
          }
        />
      ) : null}
      <SecretField
        name="password"
        label={t({ id: 'login.password' })}
        autoComplete="current-password"
        isLast
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sixth digit has just led here
        autoFocus={isFirst}
        problem={problemText(problems, 'password', i18n) ?? (isCodeWrong ? undefined : refused)}
        onEdit={() => send({ type: 'EDIT' })}
      />
      <Stack gap={8}>
        <Button
          type="submit"
          size="large"
          fullWidth
          busy={isSaving}
          busyLabel={t({ id: 'code.saving' })}
        >
          {t({ id: 'code.passwordSubmit' })}
        </Button>
        {canRecover ? (
          <Button
            tone="quiet"
            fullWidth
            disabled={isSaving}
            onPress={() => {
              setCurrentCode('');
              send({ type: 'FORGET', isForgotten: !isForgotten });
            }}
          >
            {isForgotten ? t({ id: 'code.known' }) : t({ id: 'code.forgotten' })}
          </Button>
        ) : null}
        <Button tone="quiet" fullWidth disabled={isSaving} onPress={onAgain}>
          {t({ id: 'code.again' })}
        </Button>
      </Stack>
    </Form>
  );
}

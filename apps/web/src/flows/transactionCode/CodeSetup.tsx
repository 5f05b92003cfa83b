import { userInfoQuery } from '@corro/client';
import { checkCodeEntry, limits } from '@corro/domain';
import { Button, CodeField, Form, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { problemText } from '../../common/problemText.ts';
import { CodeError } from './CodeForm.tsx';
import {
  useTransactionCode,
  type TransactionCodeOptions,
  type TransactionCodeFlow,
} from './useTransactionCode.ts';
import { refusalText } from '../../common/errorText.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { SecretField } from '../../common/SecretField.tsx';

/**
 * Sets a transaction code: six digits, then the same six digits save it (spec §4). The server may
 * require the login password, and the current code to change it. Only this component holds the
 * codes, until they are saved.
 */
function CodeSetup({ isFirst, onSaved }: TransactionCodeOptions) {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, send } = useTransactionCode({ isFirst, onSaved });
  const { phase, problems } = view;
  const [code, setCode] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const isOver = phase === 'saved' || phase === 'refused' || phase === 'failed';
  if (isOver && code !== '') setCode('');
  if (isOver && confirmation !== '') setConfirmation('');
  // If the codes differ, clears only the repeated code. A button below returns to the first code,
  // which may be the wrong one.
  const isWrong = problems.length > 0 && checkCodeEntry(confirmation).length === 0;
  if (isWrong) setConfirmation('');

  const again = () => {
    setCode('');
    setConfirmation('');
    send({ type: 'BACK' });
  };
  if (phase === 'refused' || phase === 'failed') {
    return <CodeError view={view} onAgain={again} onHasCode={onSaved} />;
  }
  if (view.asksForPassword) {
    return <CodeSecrets isFirst={isFirst} view={view} send={send} code={code} onAgain={again} />;
  }
  const instruction = isFirst ? t({ id: 'code.text' }) : t({ id: 'code.change.text' });
  const title = isFirst ? t({ id: 'code.title' }) : t({ id: 'code.change.title' });
  const field = { length: limits.transactionCodeDigits, hint: t({ id: 'offers.codeHint' }) };
  return (
    <Form label={title} onSubmit={() => send({ type: 'ASK' })}>
      <Text as="p" tone="muted">
        {phase === 'entering' ? instruction : t({ id: 'code.confirmText' })}
      </Text>
      {phase === 'entering' ? (
        <CodeField
          {...field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the customer has just opened this form
          autoFocus
          name="code"
          label={t({ id: 'code.enter' })}
          value={code}
          onChange={(text) => {
            setCode(text);
            send({ type: 'ENTER', code: text });
          }}
          problem={problemText(problems, 'code', i18n)}
        />
      ) : (
        <Stack gap={16}>
          <CodeField
            {...field}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- this field appears when the previous field, which had the focus, is complete
            autoFocus
            name="confirmation"
            label={t({ id: 'code.confirm' })}
            disabled={phase !== 'confirming'}
            value={confirmation}
            onChange={(text) => {
              setConfirmation(text);
              send({ type: 'CONFIRM', code, confirmation: text });
            }}
            problem={problemText(problems, 'confirmation', i18n)}
          />
          <Button
            tone="quiet"
            fullWidth
            busy={phase !== 'confirming'}
            busyLabel={t({ id: 'code.saving' })}
            onPress={again}
          >
            {t({ id: 'code.again' })}
          </Button>
        </Stack>
      )}
    </Form>
  );
}

interface CodeSetupSheetProps extends Partial<TransactionCodeOptions> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function CodeSetupSheet({ isFirst = true, open, onClose, onSaved }: CodeSetupSheetProps) {
  const { t } = useI18n();
  const title = isFirst ? t({ id: 'code.title' }) : t({ id: 'code.change.title' });
  return (
    <AppSheet open={open} onClose={onClose} title={title}>
      <CodeSetup isFirst={isFirst} onSaved={onSaved} />
    </AppSheet>
  );
}

interface CodeSecretsProps extends TransactionCodeFlow {
  /** No transaction code yet: only the login password is requested. */
  readonly isFirst: boolean;
  /** The confirmed code. */
  readonly code: string;
  readonly onAgain: () => void;
}

/**
 * Asks for the login password: for a first code, the server requires it if the login is old. To
 * change a code, the customer also enters the current code, unless it is forgotten.
 */
function CodeSecrets({ isFirst, view, send, code, onAgain }: CodeSecretsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [currentCode, setCurrentCode] = useState('');
  const username = useQuery(userInfoQuery(useApi())).data?.phone;
  const canRecover = useExtension('code.recover') && !isFirst;
  const endsAccess = useExtension('recovery');
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
            ? endsAccess
              ? t({ id: 'code.recover.endsAccess' })
              : t({ id: 'code.recover.text' })
            : t({ id: 'code.change.secrets' })}
      </Text>
      {isCodeAsked ? (
        <CodeField
          name="currentCode"
          label={t({ id: 'code.current' })}
          length={limits.transactionCodeDigits}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- this field appears when the previous field, which had the focus, is complete
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
        username={username}
        isLast
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this field appears when the previous field, which had the focus, is complete
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

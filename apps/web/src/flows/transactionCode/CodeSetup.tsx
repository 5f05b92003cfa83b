import { checkCodeEntry, limits } from '@corro/domain';
import { Button, CodeField, Form, Stack, Text } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { CodePassword } from './CodePassword.tsx';
import { CodeError } from './CodeError.tsx';
import { useTransactionCode } from './useTransactionCode.ts';

export interface CodeSetupProps {
  /** The customer has a transaction code now. */
  readonly onSaved: () => void;
}

/**
 * Sets the first transaction code: six digits lead on to confirming them, six more save them (spec
 * §4); the server may want the login password with them. The codes are held by this component alone,
 * and no longer than it takes to save them.
 */
function CodeSetup({ onSaved }: CodeSetupProps) {
  const words = useI18n();
  const { t } = words;
  const { view, send } = useTransactionCode(onSaved);
  const { phase, problems } = view;
  const [code, setCode] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const isOver = phase === 'saved' || phase === 'refused' || phase === 'failed';
  if (isOver && code !== '') setCode('');
  if (isOver && confirmation !== '') setConfirmation('');
  // Six that differ are typed anew: which of them was wrong cannot be seen.
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
    return <CodePassword view={view} send={send} code={code} onAgain={again} />;
  }
  const field = { length: limits.transactionCodeDigits, hint: t('deals.codeHint') };
  return (
    <Form label={t('code.title')} onSubmit={() => send({ type: 'ASK' })}>
      <Text as="p" tone="muted">
        {t(phase === 'entering' ? 'code.text' : 'code.confirmText')}
      </Text>
      {phase === 'entering' ? (
        <CodeField
          {...field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the customer has just asked for it
          autoFocus
          name="code"
          label={t('code.enter')}
          value={code}
          onChange={(text) => {
            setCode(text);
            send({ type: 'ENTER', code: text });
          }}
          problem={problemText(problems, 'code', words)}
        />
      ) : (
        <Stack gap={16}>
          <CodeField
            {...field}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sixth digit has just led here
            autoFocus
            name="confirmation"
            label={t('code.confirm')}
            disabled={phase !== 'confirming'}
            value={confirmation}
            onChange={(text) => {
              setConfirmation(text);
              send({ type: 'CONFIRM', code, confirmation: text });
            }}
            problem={problemText(problems, 'confirmation', words)}
          />
          <Button
            tone="quiet"
            fullWidth
            busy={phase !== 'confirming'}
            busyLabel={t('code.saving')}
            onPress={again}
          >
            {t('code.again')}
          </Button>
        </Stack>
      )}
    </Form>
  );
}

export interface CodeSetupSheetProps extends CodeSetupProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sets the first transaction code over whatever needs it, which waits below as it was. */
export function CodeSetupSheet({ open, onClose, onSaved }: CodeSetupSheetProps) {
  const { t } = useI18n();
  return (
    <AppSheet open={open} onClose={onClose} title={t('code.title')}>
      <CodeSetup onSaved={onSaved} />
    </AppSheet>
  );
}

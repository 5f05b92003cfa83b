import { type Passkey, userInfoQuery } from '@corro/client';
import { limits } from '@corro/domain';
import {
  Banner,
  Button,
  CodeField,
  Form,
  Skeleton,
  Stack,
  Text,
  TextField,
  useToast,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LoginPasswordField } from '../../common/LoginPasswordField.tsx';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { problemText } from '../../common/problemText.ts';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { SendButton } from '../../flows/SendButton.tsx';
import { usePasskeyAddition, usePasskeyNaming, usePasskeyRemoval } from './usePasskeyForms.ts';

export type PasskeyTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string; readonly name: Passkey['name'] };

interface PasskeySheetProps {
  readonly task: PasskeyTask;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds, renames or removes a passkey. */
export function PasskeySheet({ task, open, onClose }: PasskeySheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const [isRemoving, setRemoving] = useState(false);
  const finish = (text: string) => () => {
    show({ text, tone: 'success' });
    onClose();
  };
  const title =
    task.kind === 'add'
      ? t({ id: 'passkeys.addTitle' })
      : isRemoving
        ? t({ id: 'passkeys.removeTitle' })
        : (task.name ?? t({ id: 'passkeys.unnamed' }));
  return (
    <AppSheet open={open} onClose={onClose} title={title}>
      {task.kind === 'add' ? (
        <AddPasskey onDone={finish(t({ id: 'passkeys.added' }))} />
      ) : isRemoving ? (
        <RemovePasskey id={task.id} onDone={finish(t({ id: 'passkeys.removed' }))} />
      ) : (
        <Stack gap={16}>
          <NamePasskey
            id={task.id}
            name={task.name}
            onDone={finish(t({ id: 'passkeys.nameSaved' }))}
          />
          <Button tone="quiet" fullWidth onPress={() => setRemoving(true)}>
            {t({ id: 'passkeys.remove' })}
          </Button>
        </Stack>
      )}
    </AppSheet>
  );
}

/** Asks for the secrets, creates the passkey on the device, and asks for its name. */
function AddPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useI18n();
  const [added, setAdded] = useState<string | null>(null);
  const info = useQuery(userInfoQuery(useApi()));
  // Waits for the account, so that the code field does not appear or vanish in an open form.
  if (info.isPending) {
    return (
      <Stack gap={16}>
        <Skeleton height={48} />
        <Skeleton height={76} />
        <Skeleton height={52} />
      </Stack>
    );
  }
  if (added === null) {
    return <AddForm hasCode={info.data?.hasTransactionCode ?? true} onAdded={setAdded} />;
  }
  return (
    <Stack gap={16}>
      <Banner tone="success">{t({ id: 'passkeys.added' })}</Banner>
      <NamePasskey id={added} name={null} onDone={onDone} />
      <Button tone="quiet" fullWidth onPress={onDone}>
        {t({ id: 'passkeys.nameLater' })}
      </Button>
    </Stack>
  );
}

interface AddFormProps {
  readonly hasCode: boolean;
  readonly onAdded: (id: string) => void;
}

function AddForm({ hasCode, onAdded }: AddFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [code, setCode] = useState('');
  const { view, send } = usePasskeyAddition(onAdded);
  const isCancelled = view.refusal?.code === 'passkey-cancelled';
  const isBusy = view.isBusy || view.phase === 'done';
  return (
    <Form
      label={t({ id: 'passkeys.addTitle' })}
      onSubmit={({ password = '' }) =>
        send({ type: 'SUBMIT', input: { password, code: hasCode ? code : null } })
      }
    >
      <Text as="p" tone="muted">
        {hasCode ? t({ id: 'passkeys.addText' }) : t({ id: 'passkeys.addText.noCode' })}
      </Text>
      <LoginPasswordField
        isLast={!hasCode}
        problems={view.problems}
        onEdit={() => send({ type: 'EDIT', field: 'password' })}
      />
      {hasCode ? (
        <CodeField
          name="code"
          label={t({ id: 'forgot.code' })}
          length={limits.transactionCodeDigits}
          value={code}
          disabled={isBusy}
          onChange={(text) => {
            setCode(text);
            send({ type: 'EDIT', field: 'code' });
          }}
          enterKeyHint="go"
          problem={problemText(view.problems, 'code', i18n)}
        />
      ) : null}
      {isCancelled ? (
        <Banner>{t({ id: 'hint.passkey-cancelled' })}</Banner>
      ) : (
        <FormFlowError
          view={view}
          title={t({ id: 'passkeys.addFailed' })}
          unknown={{
            title: t({ id: 'passkeys.addUnknown' }),
            text: t({ id: 'passkeys.addUnknown.text' }),
          }}
        />
      )}
      <SendButton view={view} busyLabel={t({ id: 'passkeys.prompting' })}>
        {t({ id: 'passkeys.create' })}
      </SendButton>
    </Form>
  );
}

interface NamePasskeyProps {
  readonly id: string;
  readonly name: Passkey['name'];
  readonly onDone: () => void;
}

function NamePasskey({ id, name, onDone }: NamePasskeyProps) {
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
      <SendButton view={view} busyLabel={t({ id: 'passkeys.saving' })}>
        {t({ id: 'passkeys.saveName' })}
      </SendButton>
    </Form>
  );
}

function RemovePasskey({ id, onDone }: Omit<NamePasskeyProps, 'name'>) {
  const { t } = useI18n();
  const { view, send } = usePasskeyRemoval(onDone);
  return (
    <Form
      label={t({ id: 'passkeys.removeTitle' })}
      onSubmit={({ password = '' }) => send({ type: 'SUBMIT', input: { id, password } })}
    >
      <Text as="p" tone="muted">
        {t({ id: 'passkeys.removeText' })}
      </Text>
      <LoginPasswordField
        isLast
        problems={view.problems}
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
      <SendButton tone="critical" view={view} busyLabel={t({ id: 'passkeys.removing' })}>
        {t({ id: 'passkeys.remove' })}
      </SendButton>
    </Form>
  );
}

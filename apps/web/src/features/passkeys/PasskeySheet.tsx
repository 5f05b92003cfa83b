import type { Passkey } from '@corro/client';
import { Button, Stack, useToast } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { NamePasskey } from './NamePasskey.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';

/** What the sheet was opened for. */
export type PasskeyTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string; readonly name: Passkey['name'] };

interface PasskeySheetProps {
  readonly task: PasskeyTask;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds a passkey, or renames or removes the one that was chosen. */
export function PasskeySheet({ task, open, onClose }: PasskeySheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const [isRemoving, setRemoving] = useState(false);
  const done = (text: string) => () => {
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
        <AddPasskey onDone={done(t({ id: 'passkeys.added' }))} />
      ) : isRemoving ? (
        <RemovePasskey id={task.id} onDone={done(t({ id: 'passkeys.removed' }))} />
      ) : (
        <Stack gap={16}>
          <NamePasskey
            id={task.id}
            name={task.name}
            onDone={done(t({ id: 'passkeys.nameSaved' }))}
          />
          <Button tone="quiet" fullWidth onPress={() => setRemoving(true)}>
            {t({ id: 'passkeys.remove' })}
          </Button>
        </Stack>
      )}
    </AppSheet>
  );
}

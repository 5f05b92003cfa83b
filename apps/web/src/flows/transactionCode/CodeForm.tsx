import { limits } from '@corro/domain';
import type { OrderProgress } from '@corro/machines';
import { Banner, Button, CodeField, Form, Stack } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { refusalText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import type { CodeEntry } from './useCodeEntry.ts';

export interface CodeFormProps {
  readonly view: Pick<OrderProgress<unknown>, 'phase' | 'problems' | 'refusal'>;
  readonly entry: CodeEntry;
  readonly onSubmit: () => void;
}

/** Asks for the code that confirms an order, or says that there is none yet. */
export function CodeForm({ view, entry, onSubmit }: CodeFormProps) {
  const words = useI18n();
  const { t } = words;
  const { refusal } = view;
  if (entry.hasCode === false) return <Banner tone="info">{t('deals.noCode')}</Banner>;
  const refused =
    refusal === null ? undefined : refusalText(refusal.code, words, 'hint', refusal.values);
  return (
    <Form label={t('forgot.code')} onSubmit={onSubmit}>
      <Stack gap={8}>
        <CodeField
          key={refusal === null ? 'first' : 'again'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- after the setup, and emptied by a refusal, it is where one goes on
          autoFocus={entry.isNew || refusal !== null}
          name="code"
          label={t('forgot.code')}
          hint={t('deals.codeHint')}
          length={limits.transactionCodeDigits}
          value={entry.code}
          onChange={entry.enter}
          disabled={view.phase === 'submitting'}
          enterKeyHint="go"
          problem={problemText(view.problems, 'code', words) ?? refused}
        />
        {entry.hasCode === null ? (
          <Button tone="quiet" onPress={entry.setUp}>
            {t('deals.createCode')}
          </Button>
        ) : null}
      </Stack>
    </Form>
  );
}

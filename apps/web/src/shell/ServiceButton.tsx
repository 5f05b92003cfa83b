import { FloatingButton } from '@corro/ui';
import { useWords } from '../boot/words.ts';
import { routes } from '../routes/table.ts';

/** Customer service, one tap away on most routes (spec §2). */
export function ServiceButton() {
  const { t } = useWords();
  return (
    <FloatingButton icon="service" label={t('shell.service')} href={routes.customerService.path} />
  );
}

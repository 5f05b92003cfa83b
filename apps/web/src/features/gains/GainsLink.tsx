import { Button } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { routes } from '../../routing/addresses.ts';

/** Leads from a sale to what all sales have earned, where the operator's server says that. */
export function GainsLink() {
  const { t } = useI18n();
  if (!useExtension('gains')) return null;
  return (
    <Button tone="neutral" fullWidth href={routes.gains.path}>
      {t({ id: 'gains.see' })}
    </Button>
  );
}

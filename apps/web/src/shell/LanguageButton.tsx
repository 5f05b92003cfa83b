import { Button, type ButtonProps, VisuallyHidden } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';

export function LanguageButton(props: Pick<ButtonProps, 'onPress' | 'onPressStart' | 'expanded'>) {
  const { t, locale } = useI18n();
  return (
    <Button tone="quiet" size="small" {...props}>
      {locale.toUpperCase()}
      <VisuallyHidden> {t({ id: 'settings.language' })}</VisuallyHidden>
    </Button>
  );
}

// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import '@corro/ui/style.css';
import { Button, UiProvider } from '@corro/ui';

/**
 * One button, imported from the entry point of all components, with the style sheet of all
 * components.
 */
export function Send() {
  return (
    <UiProvider locale="en">
      <Button>Send</Button>
    </UiProvider>
  );
}

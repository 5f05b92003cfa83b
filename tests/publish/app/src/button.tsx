// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import '@corro/ui/base.css';
import '@corro/ui/button.css';
import { Button } from '@corro/ui/button';
import { UiProvider } from '@corro/ui/ui-provider';

/** One button, imported from the entry points of single components. */
export function Send() {
  return (
    <UiProvider locale="en">
      <Button>Send</Button>
    </UiProvider>
  );
}

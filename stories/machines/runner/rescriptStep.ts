import type { Script } from '@corro/testing';
import { harnessOf } from '../../screens/withApp.tsx';
import type { Step } from './MachineScenario.ts';

/** A step that changes the upstream's answer to a route and refreshes the screen. */
export function rescriptStep(route: string, how: Script): Step['act'] {
  return async (page) => {
    const harness = harnessOf(page);
    harness.upstream.script(route, how);
    // Not awaited: one of the calls may be pending until a step answers it.
    void harness.refresh();
  };
}

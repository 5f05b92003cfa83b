import { expect, screen, waitFor } from 'storybook/test';
import type { AppHarness } from '../../../screens/AppHarness.ts';
import { harnessOf } from '../../../screens/withApp.tsx';
import type { PlayContext } from '../../runner/MachineScenario.ts';

/** Holds that the sheet is closed, and what the page says in its place. */
export const closedWith =
  (...text: Parameters<AppHarness['t']>) =>
  async (page: PlayContext): Promise<void> => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const said = harnessOf(page).t(...text);
    await waitFor(() => expect(screen.getAllByText(said)[0]).toBeVisible());
  };

import { UiProvider } from '@corro/ui';
import { DeviceWarningScreen } from './DeviceWarningScreen.tsx';
import { WordsProvider, type Words } from '../app/i18n/words.ts';

/** The device warning with what it stands on; its links are the browser's own. */
export function DeviceWarning({ words }: { words: Words }) {
  return (
    <WordsProvider value={words}>
      <UiProvider locale={words.locale}>
        <DeviceWarningScreen />
      </UiProvider>
    </WordsProvider>
  );
}

import type { StoryObj } from '@storybook/react-vite';
import { notPictured } from '../../pictures/modes.ts';
import type { Exhibit } from '../walk/Exhibit.ts';
import { Bench } from './Bench.tsx';
import { LiveScreen } from './LiveScreen.tsx';

/** A machine to step through, its screen in a frame beside it. */
export function benchOf(exhibit: Exhibit): StoryObj {
  return {
    render: (_args, { id, globals }) => {
      const screen = id.replace(/--.*$/, '--screen');
      const chosen = ['theme', 'locale', 'textSize', 'prices'].map(
        (name) => `${name}:${globals[name]}`,
      );
      const query = `id=${screen}&viewMode=story&globals=${chosen.join(';')}`;
      return <Bench exhibit={exhibit} screen={`iframe.html?${query}`} />;
    },
    parameters: notPictured('Its screen is pictured by the stories of the machine’s states.'),
  };
}

/** The screen alone, as the bench frames it. */
export function screenOf(exhibit: Exhibit): StoryObj {
  return {
    render: (_args, { globals: { locale, network } }) => (
      <LiveScreen exhibit={exhibit} locale={locale} network={network} />
    ),
    parameters: notPictured('Its screen is pictured by the stories of the machine’s states.'),
  };
}

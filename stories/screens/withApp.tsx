import type { Decorator, Loader, StoryContext } from '@storybook/react-vite';
import { Fragment } from 'react';
import { addons } from 'storybook/preview-api';
import { once } from '../pictures/modes.ts';
import type { Scene } from './Scene.ts';
import { Stage } from './Stage.ts';
import { surroundingsOf } from './surroundings.ts';

/** Says what a story's app stands on: `parameters: scene({ at: '/markets', upstream: { … } })`. */
export function scene(app: Scene): { app: Scene } {
  return { app };
}

/** The stage of the story that is shown, for its `play` function. */
export function stageOf({ loaded }: Pick<StoryContext, 'loaded'>): Stage {
  const stage: unknown = loaded.stage;
  if (!(stage instanceof Stage)) throw new Error('This story has no `inApp` in its meta.');
  return stage;
}

/** Shows the app of the story's scene in place of the story's component. */
export const withApp: Decorator = (_Story, context) => {
  const { key, shown } = stageOf(context);
  return <Fragment key={key}>{shown.element}</Fragment>;
};

const openStage: Loader = async ({ parameters, globals }) => ({
  stage: await Stage.open(sceneOf(parameters), await surroundingsOf(globals)),
});

/** Lays the bars that stick to the ends of the screen down at the ends of the page. */
const layBars = document.createElement('style');
layBars.textContent = 'header, footer { position: relative !important }';

/**
 * What the meta of a screen's stories begins with: the app at the scene's address, in the language
 * and over the network of the toolbar. A screen is a whole page, so the rules for pages hold as well.
 */
export const inApp = {
  decorators: [withApp],
  loaders: [openStage],
  beforeEach: (context: StoryContext) => {
    const stage = stageOf(context);
    stage.enter();
    return () => {
      stage.leave();
      layBars.remove();
    };
  },
  // While axe looks: what a bar covers for the moment can be scrolled free, and is no small target.
  afterEach: () => {
    document.head.append(layBars);
    addons.getChannel().once('storyFinished', () => layBars.remove());
  },
  render: () => <></>,
  parameters: {
    ...once,
    a11y: {
      options: {
        rules: {
          'page-has-heading-one': { enabled: true },
          'landmark-one-main': { enabled: true },
          'heading-order': { enabled: true },
          region: { enabled: true },
          'target-size': { enabled: true },
        },
      },
    },
  },
};

function sceneOf({ app }: { app?: Scene }): Scene {
  if (app === undefined) throw new Error('This story has no `scene` in its parameters.');
  return app;
}

import type { Decorator, Loader, Meta, StoryContext } from '@storybook/react-vite';
import { Fragment } from 'react';
import { addons } from 'storybook/preview-api';
import { inSpanish } from '../pictures/modes.ts';
import type { StoryScenario } from './StoryScenario.ts';
import { AppHarness } from './AppHarness.ts';
import { surroundingsOf } from './surroundings.ts';

/**
 * Sets up a story's app: `parameters: scenario({ at: '/markets', upstream: { … } })`. Omitted
 * members and routes come from the meta.
 */
export function scenario(app: Partial<StoryScenario>): { app: Partial<StoryScenario> } {
  return { app };
}

/** The harness of the story, for its `play` function. */
export function harnessOf({ loaded }: Pick<StoryContext, 'loaded'>): AppHarness {
  const harness: unknown = loaded.harness;
  if (!(harness instanceof AppHarness)) throw new Error('This story has no `inApp` in its meta.');
  return harness;
}

/** Renders the app of the story's scenario. */
export const withApp: Decorator = (_Story, context) => {
  const { key, shown } = harnessOf(context);
  return <Fragment key={key}>{shown.element}</Fragment>;
};

const openHarness: Loader = async ({ parameters, globals }) => ({
  harness: await AppHarness.open(scenarioOf(parameters), await surroundingsOf(globals)),
});

/** Id of the style that keeps header and footer at the ends of the page instead of in view. */
const staticBarsId = 'static-bars';

/**
 * The base of the meta of a screen's stories: the app at the scenario's address, with the toolbar's
 * language and network. A screen is a whole page, so axe's page rules apply as well.
 */
export const inApp = {
  decorators: [withApp],
  loaders: [openHarness],
  beforeEach: (context: StoryContext) => {
    const harness = harnessOf(context);
    harness.enter();
    return () => {
      harness.leave();
      document.querySelector(`#${staticBarsId}`)?.remove();
    };
  },
  // Makes the bars static for axe, which reports a target under a sticky bar as too small, although
  // the target can be scrolled into view.
  afterEach: () => {
    const style = document.createElement('style');
    style.id = staticBarsId;
    style.textContent = 'header, footer { position: relative !important }';
    document.head.append(style);
    addons.getChannel().once('storyFinished', () => style.remove());
  },
  render: () => <></>,
  parameters: {
    ...inSpanish,
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

/** The meta of a screen's stories, after their title and id: `...screenMeta(scenario({ at: '/markets' }))`. */
export function screenMeta(...parameters: readonly object[]): Meta {
  return { ...inApp, parameters: Object.assign({}, inApp.parameters, ...parameters) };
}

function scenarioOf({ app }: { app?: Partial<StoryScenario> }): StoryScenario {
  if (app?.at === undefined) throw new Error('This story has no `scenario` in its parameters.');
  return { ...app, at: app.at };
}

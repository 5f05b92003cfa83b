import { createElement } from 'react';
import { addons, useGlobals } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { create } from 'storybook/theming/create';

// The toolbar writes the address with the parameters that Storybook knows. Without this, it would
// bring back the run with which the page was opened.
addons.register('corro-run', (api) => {
  addEventListener('corro-run', () => {
    api.setQueryParams({ run: new URLSearchParams(location.search).get('run') });
  });
});

/** A name that is written in English and in Spanish, in the language of the toolbar. */
function Label({ name }: { readonly name: string }) {
  const [{ locale }] = useGlobals();
  const [english = name, spanish = english] = name.split(' · ');
  return locale === 'es' ? spanish : english;
}

addons.setConfig({
  sidebar: { renderLabel: ({ name }) => createElement(Label, { name }) },
  // Storybook's own pages are light or dark as the device prefers; the toolbar sets the story's theme.
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'Corro',
    brandUrl: './',
    brandTarget: '_self',
  }),
  layoutCustomisations: {
    // The stepper has panels of its own and needs the space of Storybook's panel.
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.endsWith('--step-through'),
  },
});

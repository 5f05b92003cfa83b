import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';

addons.register('corro-stepper', () => {
  addons.add('corro-stepper/panel', {
    type: types.PANEL,
    title: 'Stepper',
    paramKey: 'stepper',
    render: ({ active = false }) => (active ? createElement(StepperFrame) : null),
  });
});

function StepperFrame() {
  const { base } = useTheme();
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself
  return createElement('iframe', {
    title: 'Stepper',
    src: `./corro-stepper/index.html?theme=${base}`,
    style: { display: 'block', width: '100%', height: '100%', border: 0 },
  });
}

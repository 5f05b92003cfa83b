/**
 * Libraries that change seldom and are needed whole, each in a chunk of its own, so that a browser
 * keeps them.
 */
export const vendors = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom|cookie)[\\/]/ },
  { name: 'xstate', test: /node_modules[\\/]xstate[\\/]/ },
  { name: 'intl', test: /node_modules[\\/](react-intl|@formatjs|intl-messageformat)[\\/]/ },
];

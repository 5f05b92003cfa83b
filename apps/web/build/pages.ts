/** Which pages there are: what the build writes, and what the development server renders. */

export const locales = ['es', 'en', 'zh', 'de'] as const;

/** The public routes, by the name of their page, home, and the one page of all other routes. */
export const pages = {
  login: { address: '/login', screen: 'src/features/auth/LoginScreen.tsx' },
  register: { address: '/register', screen: 'src/features/auth/RegisterScreen.tsx' },
  'forgot-password': {
    address: '/forgot-password',
    screen: 'src/features/auth/ForgotPasswordScreen.tsx',
  },
  home: { address: null, screen: null },
  app: { address: null, screen: null },
  'device-warning': { address: null, screen: null },
} as const;

const operator = {
  name: '{{operator.name}}',
  regulator: '{{operator.regulator}}',
  licence: '{{operator.licence}}',
} as const;

/** Shown by no page that is rendered ahead. */
const legal = { termsUrl: null, privacyUrl: null, complaints: null, authority: null } as const;

/**
 * By who runs the server, and whether the money of the upstream is known to be play money. The page begins without
 * what is for browsers with passkeys.
 */
export const variants = {
  demo: { operator: null, isDemo: true, hasPasskeys: false, legal },
  simulated: { operator, isDemo: true, hasPasskeys: false, legal },
  operated: { operator, isDemo: false, hasPasskeys: false, legal },
} as const;

/** What the server reads to find the page of an address. */
export const pagesByAddress = {
  routes: {
    ...Object.fromEntries(
      Object.entries(pages).flatMap(([name, { address }]) => (address ? [[address, name]] : [])),
    ),
    '/': 'home',
  },
  fallback: 'app',
  warning: 'device-warning',
} as const;

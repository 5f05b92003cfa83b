import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTargets } from '../../.config/browsers.ts';
import { test } from '../../.config/vitest.ts';
import { devPages } from './build/render.ts';

export default defineConfig(({ mode }) => ({
  test,
  plugins: [
    devPages(),
    // Prerendered pages use the class names of the build.
    vanillaExtractPlugin(mode === 'prerender' ? { identifiers: 'short' } : {}),
    react(),
    // Memoizing gains nothing in a single render or in tests.
    ['prerender', 'test'].includes(mode) ? [] : babel({ presets: [reactCompilerPreset()] }),
  ],
  resolve: {
    alias: [
      {
        // The messages are compiled at build time, so the app needs no parser.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  optimizeDeps: {
    // No HTML file names the entry.
    entries: ['src/start/main.tsx'],
    // Plugins add these imports. Vite would find them only after the start, and would then optimise
    // the dependencies again. That breaks the open page.
    include: [
      'react/compiler-runtime',
      'react/jsx-dev-runtime',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@corro/stepper > @xyflow/react',
      '@corro/stepper > elkjs/lib/elk-api.js',
      'xstate/graph',
      'xstate/guards',
    ],
  },
  build: {
    manifest: true,
    // No inline polyfill, because the Content-Security-Policy forbids inline scripts.
    modulePreload: { polyfill: false },
    // No assets as data: URLs, because the Content-Security-Policy forbids them.
    assetsInlineLimit: 0,
    // One sheet, loaded after the first paint, costs one style pass instead of one per chunk.
    cssCodeSplit: false,
    target: buildTargets,
    rolldownOptions: {
      // Entries of the login, so that its modules are tagged `$initial`.
      input: ['src/start/main.tsx', 'src/start/signedOut.ts', 'src/features/auth/LoginScreen.tsx'],
      // The page imports the entry's `start`.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          // Dependencies of the groups would include the barrels, and so the whole app.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|scheduler|@formatjs|intl-messageformat)[\\/]/,
            },
            {
              name: 'signed-out',
              tags: ['$initial'],
              test: /features[\\/]auth[\\/]|SignedOut(App|Screen)|signedOutNavigation/,
            },
            { name: 'start', tags: ['$initial'] },
            // Few large chunks, since HTTP/1.1 fetches six at a time and each waits for the
            // network's latency. A group imports only groups above it, so that loading a group
            // loads no code that it does not need.
            // What the app needs to read the config. The chunk of the app imports all of it, so no
            // screen counts as sharing it.
            {
              name: 'base',
              test: /client[\\/]src[\\/](codecs[\\/](account|codec|numbers|page|rows|text)\.|__generated__[\\/]extensions|resources[\\/](config|polling)\.)|domain[\\/]src[\\/](agreement|amount|days|decimal|limits|loan|money|transfer)\.|big\.js|queryOptions\.js/,
            },
            {
              name: 'core',
              test: /packages[\\/](client|domain)[\\/]src[\\/](?!.*(secrets|passwords|phone|orderCost|recordedOrder|resources[\\/]orders|days\.ts))|@tanstack|components[\\/]Change[\\/]|tokens|slideFrom|common[\\/](figures|prices[\\/]usePesos)/,
              minShareCount: 17,
            },
            {
              name: 'shell',
              test: /^(?!.*(@radix-ui|aria-hidden|Modal|Sheet|private[\\/]overlay|overlayHistory))/,
              minShareCount: 29,
            },
            {
              name: 'wealth',
              test: /components[\\/](Card|Columns|Grid|ScrollRow|SegmentedControl)[\\/]|portfolio\.ts|wealth\.ts|positions\.ts|portfolio[\\/](holdings|ranges|total|TotalButton)|InstrumentAvatar|(resources|codecs)[\\/](quotes|svgPath)|queriesObserver|useQueries|MoneyButtons|Shortcut|useNewestPortfolio|useScrubVibration|useTab|valuePlaces/,
              minShareCount: 2,
            },
            {
              name: 'machines',
              test: /node_modules[\\/](@?xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|machines[\\/]src[\\/](outcome|effects)|makeKey|ReviewStep|outcomeOf/,
            },
            // Parts that screens without sheets need, too.
            {
              name: 'lists',
              test: /queries[\\/]InfiniteRows|components[\\/](Tag|Summary)[\\/]|ListHeading|common[\\/](amounts|calendarText|DayList|useMonthName)\.|overlayHistory|orderCost/,
              minShareCount: 5,
            },
            // What tabs and dialogs share.
            {
              name: 'radix',
              test: /@radix-ui[\\/](?!react-(dialog|dismissable-layer|focus|portal|collection|roving-focus|tabs|direction))/,
              minShareCount: 17,
            },
            // Excludes `infiniteQueryOptions`, because `core` imports it and must not load the
            // chunk `common`.
            {
              name: 'common',
              test: /^(?!.*((machines|flows)[\\/]|infiniteQueryOptions|react-(collection|roving-focus|tabs|direction)))/,
              minShareCount: 17,
            },
            {
              name: 'tabs',
              test: /@radix-ui|components[\\/]Tabs[\\/]|RecordTabs/,
              minShareCount: 8,
            },
            {
              name: 'markets',
              test: /instruments[\\/]|components[\\/](Price|Sparkline|SearchField)[\\/]|prices[\\/](?!useTotalRows)|(dayLines?|stocks|otherMarkets|product)\.ts|inView|chartRange/,
              minShareCount: 5,
            },
            // Excludes what the registration shows, which must not load this chunk.
            {
              name: 'activity',
              test: /^(?!.*((machines|flows)[\\/]|[iI]nfiniteQuery|storedUser|activity[\\/]order\.ts|orderChecks|domain[\\/]src[\\/]quantity|CodeField|passkeys|session\.ts|useTotalRows|Completion|grouping|useGroupedText|codecs[\\/](login|sessions)|Pager|(ActionBar|Meter)[\\/]))/,
              minShareCount: 8,
            },
            {
              name: 'fields',
              test: /(NumberField|QuantityStepper)[\\/]|useStepping|grouping|useGroupedText|field[\\/]step|icons[\\/](minus|plus)\./,
              minShareCount: 3,
            },
            {
              name: 'forms',
              test: /[fF]ormFlow|flows[\\/](transactionCode|SendButton|ConfirmButtons|useListedForm)|src[\\/](transactionCode|confirmations|passkeyConfirmation)|CodeField|session\.ts|passkeys/,
              minShareCount: 3,
            },
            { name: 'cancelling', test: /(machines|flows)[\\/].*[cC]ancel/, minShareCount: 2 },
            {
              name: 'orders',
              test: /(machines|flows)[\\/]|useTotalRows|Completion/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
}));

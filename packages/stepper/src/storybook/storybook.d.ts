/*
 * The parts of Storybook that the add-on uses. Storybook provides the modules in its own pages, so
 * nothing is installed for them.
 */
declare module 'storybook/manager-api' {
  import type { ReactElement } from 'react';

  export const types: { readonly PANEL: 'panel' };
  export const addons: {
    register(name: string, callback: () => void): void;
    add(
      id: string,
      addon: {
        readonly type: 'panel';
        readonly title: string;
        readonly paramKey: string;
        readonly render: (props: { readonly active?: boolean }) => ReactElement | null;
      },
    ): void;
  };
}

declare module 'storybook/theming' {
  export function useTheme(): { readonly base: 'light' | 'dark' };
}

declare module 'storybook/preview-api' {
  export const addons: {
    getChannel(): {
      on(event: string, listener: (message: never) => void): void;
      once(event: string, listener: (message: never) => void): void;
      emit(event: string, message: unknown): void;
    };
  };
}

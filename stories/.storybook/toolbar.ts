import type { Preview } from '@storybook/react-vite';

/** The toolbar's defaults. Without a chosen device a story fills the window. */
export const initialGlobals = {
  theme: 'light',
  locale: 'es',
  textSize: 'normal',
  prices: 'rise-green',
  network: 'online',
};

/** The menus of the toolbar with their options. The device menu is Storybook's own. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: knob('Theme', 'contrast', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'both', title: 'Side by side', icon: 'sidebyside' },
  ]),
  locale: knob('Language', 'globe', [
    { value: 'es', title: 'Español' },
    { value: 'en', title: 'English' },
    { value: 'zh', title: '中文' },
    { value: 'de', title: 'Deutsch' },
    { value: 'pseudo', title: 'Ƥşḗḗŭŭḓǿǿ (screens: accents, a third longer)' },
  ]),
  textSize: knob('Text size', 'paragraph', [
    { value: 'normal', title: '100 %' },
    { value: 'double', title: '200 %' },
  ]),
  prices: knob('Price colours', 'graphline', [
    { value: 'rise-green', title: 'Green rises' },
    { value: 'rise-red', title: 'Red rises' },
  ]),
  network: knob('Network of screens', 'lightning', [
    { value: 'online', title: 'Online' },
    { value: 'slow', title: 'Slow: answers 3 s late' },
    { value: 'lost', title: 'Lost after 2 s' },
    { value: 'offline', title: 'Offline from the start' },
    { value: 'failing', title: 'Failing: 502 from upstream' },
  ]),
};

/** The devices that every screen must fit, in CSS pixels. */
export const devices = {
  phone: device('Phone', 390, 844, 'mobile'),
  landscape: device('Phone, on its side', 844, 390, 'mobile'),
  small: device('Small phone', 360, 640, 'mobile'),
  narrow: device('Narrowest: 1280 px at 400 %', 320, 640, 'mobile'),
  tablet: device('Tablet, on its side', 1024, 768, 'tablet'),
};

interface Item {
  readonly value: string;
  readonly title: string;
  readonly icon?: 'sun' | 'moon' | 'sidebyside';
}

function knob(
  description: string,
  icon: 'contrast' | 'globe' | 'graphline' | 'lightning' | 'paragraph',
  items: Item[],
) {
  return { description, toolbar: { icon, items, dynamicTitle: true } };
}

function device(name: string, width: number, height: number, type: 'mobile' | 'tablet') {
  const styles = { width: `${width}px`, height: `${height}px` };
  return { name: `${name} · ${width} × ${height}`, styles, type };
}

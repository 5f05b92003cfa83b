import type { Frame, FrameLocator, Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { PageModel } from './PageModel.ts';

/** The desktop page, with the app in its picture of a phone. */
export class FramePage extends PageModel {
  /** Opens a path of the app on a computer. */
  async open(path: string): Promise<this> {
    await this.page.goto(path);
    await this.title.waitFor();
    return this;
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('frame.title') });
  }

  /** The app in the phone. */
  get phone(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  get inside(): Frame {
    const [, inside] = this.page.frames();
    if (inside === undefined) throw new Error('There is no app in the phone.');
    return inside;
  }

  /** The title of a screen in the phone. */
  screen(id: string): Locator {
    return this.phone.getByRole('heading', { level: 1, name: this.t(id) });
  }

  choice(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.t(id), exact: true });
  }

  /** Reads the QR code from its pixels on the screen. */
  async scan(): Promise<string> {
    const code = this.page.getByRole('img', {
      name: this.t('frame.code', { address: new URL(this.page.url()).host }),
    });
    const picture = await code.screenshot();
    const { data, width, height } = await this.page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const pixels = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      return { data: [...pixels], width: bitmap.width, height: bitmap.height };
    }, picture.toString('base64'));
    return decodeQR({ data: Uint8Array.from(data), width, height });
  }
}

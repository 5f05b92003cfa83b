import { fields } from '../wire/fields.ts';
import { text } from '../wire/text.ts';
import type { CallOptions, Transport } from '../transport/index.ts';

export function createFileCalls({ write }: Transport) {
  return {
    /**
     * Uploads an image, as multipart form data under the name `file`, and answers its address.
     * Refusals: `not-an-image`, `too-large`.
     */
    async upload(file: File, options?: CallOptions): Promise<{ url: string }> {
      const form = new FormData();
      form.set('file', file);
      // The contract describes the part as text; what goes over the wire is the form.
      const body = { file: file.name };
      const data = await write(
        (wire, init) =>
          wire.POST('/stock/success/upload', { body, bodySerializer: () => form, ...init }),
        options,
      );
      return { url: text(fields<{ url: unknown }>(data, 'upload').url, 'upload.url') };
    },
  };
}

import { answer, buildVerification, codecs, type Script } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { buttonOf } from '../../harness/form.ts';
import { scenario, harnessOf } from '../../harness/withApp.tsx';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent' | 'loaded'>;

export const at = '/settings/real-name';

export const calls = {
  state: 'GET /stock/success/autonomy/state',
  upload: 'POST /stock/success/upload',
  submit: 'POST /stock/success/autonomy/add',
} as const;

export const noVerification = answer.ok({ status: 0 });

export const uploadAnswer = (name: number) => answer.ok({ url: `/api/files/${name}` });

/** An unverified customer; `upstream` replaces answers. */
export function fresh(upstream: Readonly<Record<string, Script>> = {}) {
  return scenario({
    at,
    upstream: {
      [calls.state]: noVerification,
      [calls.upload]: [uploadAnswer(1), uploadAnswer(2)],
      [calls.submit]: answer.ok(),
      ...upstream,
    },
  });
}

/** Answers with a submitted verification; `over` replaces fields. */
export function submittedVerification(over: Parameters<typeof buildVerification>[0] = {}) {
  return answer.ok(codecs.verification.encode(buildVerification({ idKind: 'idCard', ...over })));
}

export function storedPhotos(): Readonly<Record<string, Script>> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="#3040A0"/><rect x="10" y="20" width="45" height="60" fill="#F2A900"/></svg>';
  const photo = answer.image(new Blob([drawing], { type: 'image/svg+xml' }));
  return { 'GET /files/1': photo, 'GET /files/2': photo };
}

/** A picture as a JPEG file, like a camera's. */
export async function picture(colour = '#3040A0'): Promise<File> {
  const canvas = new OffscreenCanvas(320, 200);
  // `willReadFrequently` draws on the CPU, because the picture is read back at once.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws nothing.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 320, 200);
  context.fillStyle = '#F2A900';
  context.fillRect(20, 40, 80, 100);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], 'picture.jpg', { type: blob.type });
}

/** A photo of more than 5 MB: decoders ignore bytes after the end of a JPEG. */
export async function heavyPicture(): Promise<File> {
  return new File([await picture(), new Uint8Array(5_242_880)], 'heavy.jpg', {
    type: 'image/jpeg',
  });
}

type Side = 'front' | 'back';

export function photoField(context: Context, side: Side | `${Side}.passport`) {
  const name = harnessOf(context).t(`identity.${side}`);
  return within(context.canvasElement).findByRole('group', { name });
}

/** Chooses a file for a photo, without waiting for its upload. */
export async function choose(
  context: Context,
  side: Side | `${Side}.passport`,
  file: File,
): Promise<void> {
  const field = await photoField(context, side);
  const input = field.querySelector<HTMLInputElement>('input:not([capture])');
  if (input === null) throw new Error('The field takes no files.');
  // Sets the file without regard to the input's `accept`, like a file dialog that shows all files.
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  await fireEvent.change(input);
}

/** Uploads the photo of a side, and goes to the next step. */
export async function passPhoto(context: Context, side: Side): Promise<void> {
  await choose(context, side, await picture());
  await within(await photoField(context, side)).findByText(
    harnessOf(context).t('identity.uploaded'),
  );
  await context.userEvent.click(buttonOf(context, 'register.next'));
}

export async function passPhotos(context: Context): Promise<void> {
  await passPhoto(context, 'front');
  await passPhoto(context, 'back');
}

export async function fillAndSubmit(context: Context): Promise<void> {
  await passPhotos(context);
  await write(context, 'identity.name', 'Nombre Apellido');
  await write(context, 'identity.number', 'A1234567');
  await context.userEvent.click(buttonOf(context, 'identity.submit'));
}

async function write(
  { canvasElement, userEvent, loaded }: Context,
  label: 'identity.name' | 'identity.number',
  text: string,
): Promise<void> {
  const name = harnessOf({ loaded }).t(label);
  await userEvent.click(await within(canvasElement).findByLabelText(name));
  await userEvent.paste(text);
}

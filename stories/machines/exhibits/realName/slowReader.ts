type Read = (...given: readonly unknown[]) => Promise<ImageBitmap>;

/** Lets the browser read a picture no sooner than it is told to. */
export function createSlowReader() {
  let isReading = false;
  let goOn: (() => void) | null = null;
  return {
    /** The next picture waits; those after it do not. */
    keepNext(): void {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- handed on as it came, whichever overload it was
      const read = globalThis.createImageBitmap as unknown as Read;
      const told = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      isReading = false;
      const later: Read = async (...given) => {
        Object.assign(globalThis, { createImageBitmap: read });
        isReading = true;
        await told;
        return read(...given);
      };
      Object.assign(globalThis, { createImageBitmap: later });
    },
    /** Throws until the picture is being read. */
    assertReading(): void {
      if (!isReading) throw new Error('No picture is being read.');
    },
    goOn: (): void => goOn?.(),
  };
}

type Read = (...given: readonly unknown[]) => Promise<ImageBitmap>;

/** Delays the browser's reading of a picture until the test continues it. */
export function createSlowReader() {
  let isReading = false;
  let goOn: (() => void) | null = null;
  return {
    /** Delays the reading of the next picture only. */
    keepNext(): void {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it passes arguments of any overload on
      const read = globalThis.createImageBitmap as unknown as Read;
      const continued = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      isReading = false;
      const later: Read = async (...given) => {
        Object.assign(globalThis, { createImageBitmap: read });
        isReading = true;
        await continued;
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

type Read = (...given: readonly unknown[]) => Promise<ImageBitmap>;

/** Delays the browser's reading of a picture until the test continues it. */
export function createSlowReader() {
  let isReading = false;
  let goOn: (() => void) | null = null;
  return {
    /** The next picture waits; those after it do not. */
    keepNext(): void {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- passed on as it came, whichever overload it was
      const read = globalThis.createImageBitmap as unknown as Read;
      const automaticEvents = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      isReading = false;
      const later: Read = async (...given) => {
        Object.assign(globalThis, { createImageBitmap: read });
        isReading = true;
        await automaticEvents;
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

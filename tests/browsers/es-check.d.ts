declare module 'es-check' {
  /** Part of the API that the check uses. The package has no types. */
  export function runChecks(
    configs: readonly {
      ecmaVersion: string;
      browserslistQuery: string;
      files: readonly string[];
      module: boolean;
      checkFeatures: boolean;
      ignore: string;
    }[],
    options: { logger: null },
  ): Promise<{ errors: readonly { file: string; err: Error }[] }>;
}

/** Writes the types of the contract to src/__generated__/schema.ts. Running it again changes nothing. */
import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const banner =
  '// Generated from openapi/openapi.yaml by `npm run generate -w @corro/client`; do not edit.\n\n';

const contract = new URL(import.meta.resolve('@corro/openapi/openapi.json'));
const target = new URL('../src/__generated__/schema.ts', import.meta.url);
await writeFile(target, banner + astToString(await openapiTS(contract)));

interface Field {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Field;
}

interface Body {
  properties?: Readonly<Record<string, Field>>;
  required?: readonly string[];
}

interface Operation {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema: Body }>> };
}

export interface Contract {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    parameters: Readonly<Record<string, Parameter>>;
    schemas: Readonly<Record<string, Field>>;
  };
}

/**
 * Parsers in src/routes/input.ts by field name, for fields whose schema says too little to parse
 * them.
 */
const named: Readonly<Record<string, string>> = {
  challenge: 'solution',
  message: 'message',
  price: 'price',
  sell_price: 'price',
};

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/**
 * Generates the module that maps each operation id to its call: method, address, and a zod object
 * of its fields, which uses the parsers in src/routes/input.ts.
 */
export function callsOf({ paths, components }: Contract): string {
  function parserOf(name: string, field: Field): string {
    const reference = field.$ref === undefined ? null : nameOf(field.$ref);
    if (reference === 'Id') return 'field.id';
    if (reference === 'Decimal') return `field.${named[name] ?? 'wholeDollars'}`;
    const {
      type,
      enum: values,
      const: only,
      minimum,
      maximum,
    } = reference === null ? field : (components.schemas[reference] ?? {});
    if (only !== undefined) return `z.literal(${JSON.stringify(only)})`;
    if (type === 'boolean') return 'z.boolean()';
    if (type === 'integer') {
      if (maximum === Number.MAX_SAFE_INTEGER) return 'field.quantity';
      // Integers without a minimum are small numbers, such as statuses, for which four digits
      // suffice.
      if (minimum === undefined) return 'field.integer(0, 9999)';
      return `field.integer(${[minimum, maximum].filter((limit) => limit !== undefined).join(', ')})`;
    }
    if (type !== 'string') return 'z.unknown()';
    if (values !== undefined) return `z.enum(${JSON.stringify(values)})`;
    return reference === 'Month' ? 'field.month' : `field.${named[name] ?? 'shortText'}`;
  }

  function line(name: string, field: Field, isRequired: boolean, absent: string): string {
    const rest =
      field.default === undefined ? absent : `.default(${JSON.stringify(field.default)})`;
    return `${name}: ${parserOf(name, field)}${isRequired ? '' : rest}`;
  }

  function fieldsOf({ parameters = [], requestBody }: Operation): readonly string[] {
    const inAddress = parameters.flatMap((parameter) => {
      const resolved =
        parameter.$ref === undefined ? parameter : components.parameters[nameOf(parameter.$ref)];
      if (resolved === undefined || resolved.in === 'header') return [];
      return [line(resolved.name, resolved.schema, resolved.required === true, '.optional()')];
    });
    const { properties = {}, required = [] } =
      requestBody?.content['application/json']?.schema ?? {};
    const inBody = Object.entries(properties).map(([name, field]) =>
      line(name, field, required.includes(name), '.nullish()'),
    );
    return [...inAddress, ...inBody];
  }

  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const fields = fieldsOf(operation);
      const input = fields.length === 0 ? 'z.unknown()' : `z.object({ ${fields.join(', ')} })`;
      const address = path.replaceAll(/\{(\w+)\}/g, ':$1');
      return `  ${operation.operationId}: { method: '${method.toUpperCase()}', path: '${address}', input: ${input} },\n`;
    }),
  );
  return `import { z } from 'zod';
import * as field from '../input.ts';

/** Each call by its operation id: method, path and the schema of its input. */
export const calls = {\n${calls.join('')}} as const;\n`;
}

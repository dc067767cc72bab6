import * as z from "zod";
import { namedSchemas } from "./named-schemas";

export type JsonSchema = { [keyword: string]: unknown };

const names = z.registry<{ id: string; description?: string }>();
for (const [id, { schema, description }] of Object.entries(namedSchemas))
  names.add(schema, { id, ...(description ? { description } : {}) });

/**
 * JSON Schema formats equivalent to the pattern beside them. zod has names for others, which aren't
 * standard.
 */
const formats = new Set(["email", "uuid", "date", "date-time", "uri"]);

/**
 * @throws an Error for a pattern with a flag: JSON Schema patterns have none, and are Unicode (`u`)
 */
function refuseFlags({ _zod: { def } }: z.core.$ZodTypes): void {
  for (const check of def.checks ?? []) {
    const { pattern } = check._zod.def as { pattern?: RegExp };
    if (pattern && pattern.flags.replace("u", "") !== "")
      throw new Error(
        `the pattern ${String(pattern)} can't be said in JSON Schema: write it without "${pattern.flags}"`,
      );
  }
}

function simplify({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (jsonSchema.format && formats.has(jsonSchema.format)) {
    delete jsonSchema.pattern;
    return;
  }
  delete jsonSchema.format;
  if (jsonSchema.type === "string") refuseFlags(zodSchema);
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

const inComponents = (schema: object): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema;

/**
 * Converts schemas of the contract into JSON Schema 2020-12, the dialect of OpenAPI 3.1; a named
 * one becomes a component and a `$ref` to it. Both ways it is the input side: what a caller may
 * send, and what the storefront accepts as a response, where fields with a default may be omitted.
 */
export function createSchemas() {
  const components: Record<string, JsonSchema> = {};

  function convert(schema: z.ZodType): JsonSchema {
    const converted = z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
      metadata: names,
      override: simplify,
    });
    const {
      $schema: _dialect,
      $defs = {},
      id: _id,
      ...rest
    } = converted as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [id, { id: _name, ...definition }] of Object.entries($defs))
      components[id] ??= inComponents(definition);
    return inComponents(rest);
  }

  function toJsonSchema(schema: z.ZodType): JsonSchema {
    const id = names.get(schema)?.id;
    if (!id) return convert(schema);
    if (!components[id]) {
      const converted = convert(schema);
      components[id] ??= converted;
    }
    return { $ref: `#/components/schemas/${id}` };
  }

  return { toJsonSchema, components };
}

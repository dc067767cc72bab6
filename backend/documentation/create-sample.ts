import type { JsonSchema } from "./create-schemas";

const formats: Record<string, string> = {
  date: "2027-03-01",
  "date-time": "2027-03-01T12:00:00.000Z",
  email: "nina@example.com",
  uri: "https://example.com/",
  uuid: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
};
/** A sample text for each common pattern. */
const texts = [
  "text",
  "EUR",
  "PT",
  "atlas",
  "H-7K4M2P9C",
  "q2Vx0Zt7Lw9sR4kM1nB8cA",
  "t".repeat(43),
  "+47 22 00 00 00",
  "2027-03-01T12:00:00",
  "2027-03-01T12:00",
  "4242424242424242",
  "9120123456789",
  "duffel_test_sample",
];

function createText({
  format,
  pattern,
  minLength = 0,
}: {
  format?: string;
  pattern?: string;
  minLength?: number;
}): string {
  const known = format === undefined ? undefined : formats[format];
  if (known !== undefined) return known;
  const matches =
    pattern === undefined ? () => true : (text: string) => new RegExp(pattern, "u").test(text);
  return (
    texts.find((text) => text.length >= minLength && matches(text)) ??
    "text".padEnd(minLength, " of this length")
  );
}

/**
 * A sample valid for a JSON Schema, for a call without a recorded response: only required fields. A
 * pattern that no known text matches needs a recorded example.
 */
export function createSample(schema: JsonSchema, components: Record<string, JsonSchema>): unknown {
  const sample = (part: unknown): unknown => createSample(part as JsonSchema, components);
  const {
    $ref,
    anyOf,
    oneOf,
    allOf,
    type,
    properties = {},
    required = [],
    items,
    minItems = 0,
  } = schema as Record<string, never>;
  if ($ref) return sample(components[String($ref).split("/").at(-1) ?? ""] ?? {});
  if ("const" in schema) return schema.const;
  if ("default" in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
  const [first] = (anyOf ?? oneOf ?? []) as JsonSchema[];
  if (first) return sample(first);
  if (allOf) return Object.assign({}, ...(allOf as JsonSchema[]).map(sample)) as object;
  if (type === "object")
    return Object.fromEntries(
      (required as string[]).map((name) => [
        name,
        sample((properties as Record<string, unknown>)[name] ?? {}),
      ]),
    );
  if (type === "array")
    return Array.from({ length: Math.max(1, minItems) }, () => sample(items ?? {}));
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "string") return createText(schema);
  return null;
}

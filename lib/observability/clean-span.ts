import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";

/**
 * Allowlisted attributes: figures, names of our own and route templates. Everything else a library
 * adds is dropped until it has been reviewed.
 */
const allowedAttributes = new Set([
  ...[
    "request.id",
    "agency",
    "route",
    "cache",
    "db.system.name",
    "db.operation.name",
    "error.type",
    "network.peer.name",
  ],
  ...[
    "http.request.method",
    "http.response.status_code",
    "http.route",
    "http.method",
    "http.status_code",
    "next.route",
    "next.span_type",
    "next.rsc",
  ],
]);
const routes = new Set(["http.route", "next.route"]);

/**
 * Next sets the URL as the route if it found none: only what has a parameter in brackets is surely
 * a template.
 */
const isTemplate = (value: unknown) => typeof value === "string" && value.includes("[");

/** Next's span names contain URLs; the part before the first one says what was done. */
function toName({ name, attributes, instrumentationScope }: ReadableSpan): string {
  if (instrumentationScope.name !== "next.js") return name;
  const route = attributes["next.route"];
  const words = name.split(/\s*(?:\/|https?:)/, 1)[0]?.trim();
  return [words, isTemplate(route) ? route : ""].filter(Boolean).join(" ") || "next";
}

const toAttributes = ({ attributes, instrumentationScope }: ReadableSpan): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) =>
        allowedAttributes.has(name) &&
        (instrumentationScope.name !== "next.js" || !routes.has(name) || isTemplate(value)),
    ),
  );

/** A span as exported: no URL, no query, no error text, which may contain URLs and values. */
export const cleanSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: toName(span) },
    attributes: { value: toAttributes(span) },
    events: {
      value: span.events.map(({ name, time, attributes }) => ({
        name,
        time,
        attributes: pickType(attributes),
      })),
    },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;

const pickType = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => name === "exception.type" || name === "db.query.text",
    ),
  );

/** Next's own fetch span duplicates ours of the same call, and has the URL in its name. */
export const isExported = ({ attributes }: ReadableSpan): boolean =>
  attributes["next.span_type"] !== "AppRender.fetch";

import examples from "./examples.json";

/** A recorded call and response of the backend; lists are truncated. */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  response?: unknown;
};

/**
 * The example of a call by its method and path, as `GET /api/hotels/{id}`; null if there is none.
 */
export const findExample = (call: string): Example | null =>
  (examples as Record<string, Example>)[call] ?? null;

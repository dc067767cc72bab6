import examples from "./examples.json";

/** A call as the backend took and answered it once; lists are cut short. */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  response?: unknown;
};

/**
 * The example of a call by its method and path, as `GET /api/hotels/{id}`; null where there is
 * none.
 */
export const findExample = (call: string): Example | null =>
  (examples as Record<string, Example>)[call] ?? null;

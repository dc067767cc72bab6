import { openApiDouble } from "./open-api-double";

/**
 * The double as the settings' API for one test: both addresses lead to it, and nothing is
 * remembered of the agencies of another test.
 */
export async function standInApi(...known: Parameters<typeof openApiDouble>) {
  const api = await openApiDouble(...known);
  globalThis.agencyRegistry = undefined;
  jest.replaceProperty(process, "env", {
    ...process.env,
    MAIN_API_URL: api.url,
    RESORT_API_URL: `${api.url}/resort`,
    BACKEND_TOKEN: "b".repeat(32),
    ROOT_DOMAIN: "localhost",
  });
  return api;
}

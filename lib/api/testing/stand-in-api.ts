import { openApiDouble } from "./open-api-double";

/**
 * The double as the configured API for one test: both URLs point to it, and nothing that another
 * test's API answered is kept.
 */
export async function standInApi(...known: Parameters<typeof openApiDouble>) {
  const api = await openApiDouble(...known);
  globalThis.agencyRegistry = undefined;
  globalThis.sharedReads = undefined;
  jest.replaceProperty(process, "env", {
    ...process.env,
    MAIN_API_URL: api.url,
    RESORT_API_URL: `${api.url}/resort`,
    BACKEND_TOKEN: "b".repeat(32),
    ROOT_DOMAIN: "localhost",
  });
  return api;
}

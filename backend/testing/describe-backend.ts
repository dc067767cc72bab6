import { createApp } from "../create-app";
import type { OpenApiDocument } from "../documentation/create-document";
import type { ScopedDatabase } from "../db/scoped";
import { lockedSecretBox } from "../secrets/secret-box";

/** The OpenAPI document as the backend serves it; no database is opened for it. */
export async function describeBackend(): Promise<OpenApiDocument> {
  const identity = { backendToken: "test-service-credential", operatorToken: "test-operator-token", rootDomain: "localhost", defaultAgency: "alpha" };
  const app = createApp({ ...identity, db: {} as ScopedDatabase, allowLoopbackUrls: false, secrets: lockedSecretBox });
  return (await (await app.request("/api/openapi.json")).json()) as OpenApiDocument;
}

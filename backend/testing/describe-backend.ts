import { createApp } from "../create-app";
import type { OpenApiDocument } from "../documentation/create-document";
import type { ScopedDatabase } from "../db/scoped";
import { lockedSecretBox } from "../secrets/secret-box";

/** The OpenAPI document as served by a running backend; opens no database. */
export async function describeBackend(): Promise<OpenApiDocument> {
  const identity = {
    backendToken: "test-service-credential",
    operatorToken: "test-operator-token",
    rootDomain: "localhost",
    defaultAgency: "alpha",
  };
  const settings = {
    allowLoopbackUrls: false,
    secrets: lockedSecretBox,
    writeBackup: () => Promise.resolve(),
  };
  const app = createApp({ ...identity, ...settings, db: {} as ScopedDatabase });
  return (await (await app.request("/api/openapi.json")).json()) as OpenApiDocument;
}

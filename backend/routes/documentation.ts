import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { header } from "@/lib/api/headers";
import type { AppEnv } from "../http/app-env";

const documentPath = "/api/openapi.json";
const filesFolder = "node_modules/swagger-ui-dist";
const files = { "swagger-ui.css": "text/css", "swagger-ui-bundle.js": "text/javascript" } as const;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The main API and the resort API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="document"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`;
const startScript = `SwaggerUIBundle({ url: ${JSON.stringify(documentPath)}, dom_id: "#document", deepLinking: true });\n`;
// Swagger UI styles its parts by attributes and draws its icons as data URLs.
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** The OpenAPI document and a readable page of it, on the backend's own port only: the storefront's door lets neither through. */
export function registerDocumentation(app: OpenAPIHono<AppEnv>): void {
  const key = (name: string, description: string) => ({ type: "apiKey", in: "header", name, description }) as const;
  app.openAPIRegistry.registerComponent("securitySchemes", "serviceCredential", key(header.backendToken, "BACKEND_TOKEN: what a storefront is known by"));
  app.openAPIRegistry.registerComponent("securitySchemes", "agencyHost", key(header.agencyHost, "Which agency, by one of its hosts"));
  app.openAPIRegistry.registerComponent("securitySchemes", "session", { type: "http", scheme: "bearer", description: "What POST /api/user/login answers" });
  app.openAPIRegistry.registerComponent("securitySchemes", "operator", {
    type: "http",
    scheme: "bearer",
    description: "The operator's token in DATA_DIR/backend.json",
  });

  app.doc31(documentPath, { openapi: "3.1.0", info: { title: "Main API and resort API", version: "1" } });
  app.get("/api/docs", (c) => c.html(page, 200, { "Content-Security-Policy": policy }));
  app.get("/api/docs/start.js", (c) => c.body(startScript, 200, { "Content-Type": "text/javascript" }));
  for (const [name, type] of Object.entries(files)) {
    app.get(`/api/docs/${name}`, async (c) => c.body(await readFile(join(filesFolder, name), "utf8"), 200, { "Content-Type": type }));
  }
}

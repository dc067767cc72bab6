import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { createDocument } from "../documentation/create-document";
import type { Operation } from "../documentation/operation";
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
// From 150 rows on Swagger UI keeps only those in view in the page: of all tags one is left, and
// neither the browser's search nor a screen reader finds another. Given one tag at a time it keeps
// them all.
const startScript = `const renderTagByTag = () => ({
  wrapComponents: {
    operations: (Operations, { React }) => (props) => {
      const tags = props.specSelectors.taggedOperations();
      const toPart = (tag) => ({ ...props.specSelectors, taggedOperations: () => tags.filter((_, name) => name === tag) });
      return tags.keySeq().toArray().map((tag) => React.createElement(Operations, { ...props, key: tag, specSelectors: toPart(tag) }));
    },
  },
});
SwaggerUIBundle({ url: ${JSON.stringify(documentPath)}, dom_id: "#document", deepLinking: true, plugins: [renderTagByTag] });
`;
// Swagger UI styles its parts by attributes and draws its icons as data URLs.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/**
 * The OpenAPI document and a readable page of it, on the backend's own port only: the storefront's
 * door lets neither through.
 */
export function registerDocumentation(app: Hono<AppEnv>, operations: readonly Operation[]): void {
  let text: string | undefined;
  app.get(documentPath, (c) =>
    c.body((text ??= JSON.stringify(createDocument(operations))), 200, {
      "Content-Type": "application/json",
    }),
  );
  app.get("/api/docs", (c) => c.html(page, 200, { "Content-Security-Policy": policy }));
  app.get("/api/docs/start.js", (c) =>
    c.body(startScript, 200, { "Content-Type": "text/javascript" }),
  );
  for (const [name, type] of Object.entries(files)) {
    app.get(`/api/docs/${name}`, async (c) =>
      c.body(await readFile(join(filesFolder, name), "utf8"), 200, { "Content-Type": type }),
    );
  }
}

import { build } from "esbuild";

/** Packages that load files beside their own. */
const unbundled = ["@electric-sql/pglite", "@node-rs/argon2", "pg-native", "sharp"];
const requireBanner = `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);`;

/**
 * Bundles our programs for Node as in production; packages stay external, and shared modules go
 * into one chunk. With `packages: "bundle"` they are bundled too: finding and reading them is a
 * third of what a start costs.
 */
export const bundlePrograms = (entryPoints, { outdir, outbase, packages = "external" }) =>
  build({
    entryPoints,
    outdir,
    outbase,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages,
    ...(packages === "bundle" && { external: unbundled, banner: { js: requireBanner } }),
    sourcemap: "linked",
    logLevel: "warning",
  });

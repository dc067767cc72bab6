import { build } from "esbuild";

/**
 * Bundles our programs for Node as in production; packages stay external, and shared modules go
 * into one chunk.
 */
export const bundlePrograms = (entryPoints, { outdir, outbase }) =>
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
    packages: "external",
    sourcemap: "linked",
    logLevel: "warning",
  });

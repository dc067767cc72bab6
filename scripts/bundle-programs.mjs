import { build } from "esbuild";

/**
 * Bundles programs of ours for Node, as the product's own are; packages stay outside, and what
 * several share is one chunk.
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

// Development only: a child doesn't inherit the loader of its parent. Production runs the bundle,
// which has the same name.
import "../scripts/register-typescript.mjs";

await import("./renderer-process.ts");

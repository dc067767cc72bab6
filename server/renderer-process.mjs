// Development only: a child doesn't inherit its parent's loader. Production runs the bundle, which
// has the same name.
import "../scripts/register-typescript.mjs";

await import("./renderer-process.ts");

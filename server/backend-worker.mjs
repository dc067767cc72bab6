// Development only: a worker doesn't inherit its parent thread's loader. Production runs the
// bundle.
import "../scripts/register-typescript.mjs";

await import("../backend/main.ts");

// Development only: a worker doesn't inherit the loader of the thread that starts it. Production
// runs the bundle.
import "../scripts/register-typescript.mjs";

await import("../backend/main.ts");

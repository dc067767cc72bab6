// Development only, in place of the backend's bundle: its parent sees no difference.
import "../scripts/register-typescript.mjs";

await import("./run-reloading-backend.ts");

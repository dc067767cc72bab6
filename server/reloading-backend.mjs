// Development only, in the place of the backend's bundle: to whoever starts it, it is the backend.
import "../scripts/register-typescript.mjs";

await import("./run-reloading-backend.ts");

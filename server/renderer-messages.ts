/** What the front door says to the process that renders. */
export type ToRenderer = { type: "forget"; id: number; tags: readonly string[] } | { type: "stop" };

/** What it hears back. */
export type FromRenderer = { type: "ready" } | { type: "forgotten"; id: number };

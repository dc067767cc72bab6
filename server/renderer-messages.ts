/** Messages from the front door to the rendering process. */
export type ToRenderer = { type: "forget"; id: number; tags: readonly string[] } | { type: "stop" };

/** Messages back. */
export type FromRenderer = { type: "ready" } | { type: "forgotten"; id: number };

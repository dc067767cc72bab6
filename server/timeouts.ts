/**
 * Milliseconds. Node's own defaults (60 s for a head, 300 s for a body, checked every 30 s) let
 * slow clients hold connections.
 */
export type Timeouts = {
  headersTimeout: number;
  /** Head and body. */
  requestTimeout: number;
  /** Longer than the 60 s after which common load balancers close theirs. */
  keepAliveTimeout: number;
  connectionsCheckingInterval: number;
  /** No data moved on the socket, including a reader that stopped reading. 0 is never. */
  idleTimeout: number;
};

export const defaultTimeouts = (dev: boolean): Timeouts => ({
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  idleTimeout: dev ? 0 : 70_000,
});

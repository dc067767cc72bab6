/** Set by the first middleware of every request for the next ones. */
export type AppEnv = {
  Variables: {
    requestId: string;
    /** Whether the caller holds the service credential. */ isTrusted: boolean;
  };
};

/** What the first step of every request leaves for the next ones. */
export type AppEnv = {
  Variables: {
    requestId: string;
    /** Whether the caller holds the service credential. */ isTrusted: boolean;
  };
};

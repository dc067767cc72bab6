let forget = (): void => {};

/** Registered by the client when it loads: callers that only clear it needn't load it. */
export const onClearQueries = (handler: () => void): void => {
  forget = handler;
};

/** Drops everything read so far; does nothing if nothing was read. */
export const clearQueries = (): void => forget();

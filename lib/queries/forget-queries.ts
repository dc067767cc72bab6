let forget = (): void => {};

/** Called by the client when it comes: what only wants to forget needn't load it. */
export const onForgetQueries = (handler: () => void): void => {
  forget = handler;
};

/** Drops all that was read so far; nothing where nothing was read. */
export const forgetQueries = (): void => forget();

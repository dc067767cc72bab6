/**
 * Of a password somebody chooses; whether it is known to many is asked of the list in the backend.
 * Free of zod: the browser imports it.
 */
export const passwordLength = { minimum: 8, maximum: 128 } as const;

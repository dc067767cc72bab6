/**
 * Of a new password; the backend also checks it against a list of common ones. Free of zod: the
 * browser imports it.
 */
export const passwordLength = { minimum: 8, maximum: 128 } as const;

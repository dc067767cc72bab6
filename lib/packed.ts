declare const content: unique symbol;

/**
 * A large value for a client component, as JSON: React writes and reads a text at once, but each
 * object and each field of a value by itself.
 */
export type Packed<T> = string & { readonly [content]: T };

/** @param value of what JSON holds: no dates, no functions */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value) as Packed<T>;

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed) as T;

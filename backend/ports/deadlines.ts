/** How long calls of suppliers may take, in milliseconds. */
export const within = {
  /** The storefront waits for 5 s. */
  shopping: 4_500,
  /** Some suppliers need twenty seconds for a large city. */
  search: 25_000,
  /** Some take up to a minute to book. */
  booking: 70_000,
} as const;

/**
 * How long each call of a port may take, in milliseconds, and each one of its parts: a call that
 * says nothing doesn't compile.
 */
export type Deadlines<Port> = {
  readonly [Name in keyof Port]-?: NonNullable<Port[Name]> extends (...given: never) => unknown
    ? (typeof within)[keyof typeof within]
    : Deadlines<NonNullable<Port[Name]>>;
};

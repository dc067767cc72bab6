/** Whether every combination is tested, as before a release, or one of each kind. */
export const isFullRun = process.env.TEST_ALL === "true";

/**
 * One of several variants that go through the same code, by the number of commits, so that each
 * has its turn; all of them in a full run. Not for what differs by agency, tier or role: that is
 * tested every time.
 */
export const inTurn = <Variant>(variants: readonly Variant[]): readonly Variant[] =>
  isFullRun
    ? variants
    : variants.filter((_, index) => index === Number(process.env.TEST_SHARE) % variants.length);

/**
 * `filters` with changed fields; undefined or an empty list removes a field.
 */
export const setFields = <F extends object>(
  filters: F,
  ...changes: readonly (readonly [field: keyof F, value: unknown])[]
): F =>
  Object.fromEntries(
    [...new Map<PropertyKey, unknown>([...Object.entries(filters), ...changes])].filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as F;

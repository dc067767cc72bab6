/**
 * A contract's path with its `{names}` filled in, each value as one segment.
 * @throws Error for a value that is missing, empty or would traverse the path: `encodeURIComponent`
 * keeps dots
 */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== "string" || /^\.{0,2}$/.test(value))
      throw new Error(`${path}: ${name} is not a path segment`);
    return encodeURIComponent(value);
  });

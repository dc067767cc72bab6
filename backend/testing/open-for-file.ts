/**
 * What the tests of a file share, opened before the first of them and closed after the last: its
 * properties are there from then on.
 */
export function openForFile<T extends { close: () => Promise<unknown> }>(
  open: () => Promise<T>,
): T {
  const shared = {} as T;
  beforeAll(async () => void Object.assign(shared, await open()));
  afterAll(() => shared.close());
  return shared;
}

/** The operator's mistake, as a readable message. */
export class CommandError extends Error {
  override name = "CommandError";
}

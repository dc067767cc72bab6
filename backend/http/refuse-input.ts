import { RouteError } from "../request-context";

/**
 * The refusal of one field for a reason that no schema can know, in the shape of the schemas' own
 * refusals.
 */
export const refuseInput = (path: string, message: string): RouteError =>
  new RouteError(422, "invalid_input", "Some of the input is wrong", [{ path, message }]);

import { RouteError } from "./route-error";

/** Rejects one field for a reason that no schema can check, in the shape of schema errors. */
export const refuseInput = (path: string, message: string): RouteError =>
  new RouteError(422, "invalid_input", "Some of the input is wrong", [{ path, message }]);

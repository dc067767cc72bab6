import { RouteError } from "../../errors/route-error";

export const notCancellable = (): RouteError =>
  new RouteError(409, "not_cancellable", "This booking can't be cancelled here");

export const refundChanged = (): RouteError =>
  new RouteError(409, "refund_changed", "What you would get back has changed");

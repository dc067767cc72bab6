import type { ServiceId } from "@/lib/api/contract/services";
import { requireService } from "../access/require-service";
import { RouteError } from "../errors/route-error";
import type { LogError } from "../http/answer-error";
import type { RequestContext } from "../http/request-context";

/**
 * What a search begins with, of a service the agency sells: what goes wrong inside is answered in
 * words for visitors, and its cause logged.
 */
export const createSuggester =
  (logError: LogError) =>
  /** @throws RouteError 404 where the agency has switched the service off, 503 */
  async <T>(
    context: RequestContext,
    service: ServiceId,
    answer: () => T | Promise<T>,
  ): Promise<T> => {
    requireService(context, service);
    try {
      return await answer();
    } catch (error) {
      logError({ requestId: context.requestId, call: `suggest ${service}`, error });
      throw new RouteError(503, "suggestions_failed", "Failed to fetch suggestions", undefined, {
        "Retry-After": "5",
      });
    }
  };

import * as z from "zod";
import { SupplierError } from "../../ports/booking-supplier";

const origin = "https://api.duffel.com";
/** The version of the API that the schemas in `wire` are of. */
const version = "v2";
/** Offers of a long search weigh several megabytes. */
const maximumBytes = 64 * 1024 * 1024;

const failureSchema = z.object({
  errors: z.array(z.object({ code: z.string().nullish(), title: z.string().nullish() })).min(1),
});

/** Duffel has read a request and says no: nothing was changed by it. */
export class DuffelRefusal extends Error {
  override name = "DuffelRefusal";
  constructor(
    readonly status: number,
    /** Duffel's own word for it, such as `offer_no_longer_available`. */
    readonly code: string,
  ) {
    super(`Duffel refuses: ${status} ${code}`);
  }
}

/** A call that may have been carried out although it failed: `code` where Duffel gave one. */
export class DuffelFailure extends SupplierError {
  constructor(
    kind: SupplierError["kind"],
    message: string,
    readonly status: number | null,
    readonly code: string | null,
  ) {
    super(kind, message);
  }
}

export type DuffelClient = {
  /**
   * What a call answers, read by its schema; null for 202, accepted and not done yet.
   * @throws DuffelRefusal for 4xx that Duffel names, DuffelFailure for everything else
   */
  call<T>(
    call: string,
    options: { schema: z.ZodType<T>; body?: object; withinMs: number },
  ): Promise<{ data: T; after: string | null } | null>;
};

async function readText(response: Response): Promise<string> {
  const content = await response.arrayBuffer();
  if (content.byteLength > maximumBytes) throw new Error("more than can be read");
  return new TextDecoder().decode(content);
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Duffel's HTTP API with one account's key. Nothing is tried twice here, and no key, name or
 * document is in what it throws.
 */
export function createDuffelClient({
  key,
  fetch: ask = fetch,
  origin: at = origin,
}: {
  key: string;
  fetch?: typeof fetch | undefined;
  origin?: string | undefined;
}): DuffelClient {
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/json",
    "Duffel-Version": version,
    Authorization: `Bearer ${key}`,
  };
  return {
    async call(call, { schema, body, withinMs }) {
      const [method = "GET", path = ""] = call.split(" ");
      const about = `${method} ${path.split("?")[0]}`;
      const signal = AbortSignal.timeout(withinMs);
      let response: Response;
      let text: string;
      try {
        response = await ask(`${at}${path}`, {
          method,
          headers,
          signal,
          ...(body ? { body: JSON.stringify({ data: body }) } : {}),
        });
        text = await readText(response);
      } catch {
        const kind = signal.aborted ? "timeout" : "unavailable";
        throw new DuffelFailure(kind, `Duffel ${about}: no answer`, null, null);
      }
      const content = readJson(text);
      if (!response.ok) {
        const code = failureSchema.safeParse(content).data?.errors[0]?.code ?? null;
        const { status } = response;
        // Without Duffel's error code a proxy may have answered.
        if (code !== null && status >= 400 && status < 500 && status !== 408 && status !== 429)
          throw new DuffelRefusal(status, code);
        throw new DuffelFailure("unavailable", `Duffel ${about}: ${status} ${code}`, status, code);
      }
      if (response.status === 202) return null;
      const read = z
        .object({ data: schema, meta: z.object({ after: z.string().nullish() }).nullish() })
        .safeParse(content);
      if (!read.success)
        throw new DuffelFailure(
          "malformed",
          `Duffel ${about}: ${read.error.issues[0]?.path.join(".")} can't be read`,
          response.status,
          null,
        );
      return { data: read.data.data, after: read.data.meta?.after ?? null };
    },
  };
}

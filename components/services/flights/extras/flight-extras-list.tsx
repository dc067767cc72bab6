import type { ExtrasFrame } from "@/components/checkout/extras-flow.client";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { getFlightExtras } from "@/lib/data/flight-extras";
import { extrasOutcomes } from "@/lib/flights/read-extras-form";
import { logProblem } from "@/lib/log-problem";
import { toQueryValues, type Query } from "@/lib/query-values";
import { FlightExtrasForm } from "./flight-extras-form";

type Props = { tenant: string; item: FlightItem; frame: ExtrasFrame; query: Query };

/** The page without script: it asks the airline before it is shown. */
export async function FlightExtrasList({ tenant, item, frame, query }: Props) {
  const values = toQueryValues(query);
  const [list = ""] = values("list");
  const offered = await getFlightExtras(tenant, item).catch((error: unknown) => {
    logProblem("flight extras", error);
    return null;
  });
  return (
    <FlightExtrasForm
      item={item}
      frame={frame}
      offered={offered}
      segment={/^\d{1,2}$/.test(list) ? Number(list) : 0}
      outcome={extrasOutcomes.find((outcome) => values("outcome")[0] === outcome) ?? null}
    />
  );
}

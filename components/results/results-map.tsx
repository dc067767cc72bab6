import type { ReactNode } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import type { MapView } from "@/lib/maps/map-view";
import type { MapNamespace } from "./map-namespace";
import { PinMap } from "./pin-map.client";

type Props = {
  namespace: MapNamespace;
  view: MapView;
  cards: Readonly<Record<string, ReactNode>>;
};

/** The map of the results, with the texts it needs in the browser. */
export const ResultsMap = (props: Props) => (
  <ClientTexts namespaces={["resultsMap", props.namespace, "money"]}>
    <PinMap {...props} />
  </ClientTexts>
);

import type { ComponentProps } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import type { Messages } from "@/lib/i18n/messages";
import { MapFrame } from "./map-frame.client";
import { PinMap } from "./pin-map.client";

type Props = ComponentProps<typeof PinMap> & {
  label: string;
  /** The URL of the same results without the map. */
  listHref: string;
  /** The texts of `Rating` and `Action`. */
  pinTexts?: readonly (keyof Messages)[];
};

/** The map of the results, with the texts it needs in the browser. */
export const ResultsMap = ({ label, listHref, pinTexts = [], ...props }: Props) => (
  <ClientTexts namespaces={["resultsMap", props.namespace, "money", ...pinTexts]}>
    <MapFrame label={label} listHref={listHref}>
      <PinMap {...props} />
    </MapFrame>
  </ClientTexts>
);

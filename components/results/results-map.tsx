import type { ComponentProps } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import type { Messages } from "@/lib/i18n/messages";
import { PinMap } from "./pin-map.client";

type Props = ComponentProps<typeof PinMap> & {
  /** The texts of `Rating`. */
  ratingTexts?: readonly (keyof Messages)[];
};

/** The map of the results, with the texts it needs in the browser. */
export const ResultsMap = ({ ratingTexts = [], ...props }: Props) => (
  <ClientTexts namespaces={["resultsMap", props.namespace, "money", ...ratingTexts]}>
    <PinMap {...props} />
  </ClientTexts>
);

import { getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import type { MapNamespace } from "@/components/results/map-namespace";
import { ResultsMap } from "@/components/results/results-map";
import { getMapView } from "@/lib/data/map-views";

type Props = Omit<ComponentProps<typeof ResultsMap>, "label" | "namespace" | "view"> & {
  namespace: MapNamespace;
  tenant: string;
  placeName: string;
  shown: Parameters<typeof getMapView>[1];
};

/** What was found, where it is. */
export async function ServiceMap({ tenant, placeName, shown, ...props }: Props) {
  const [t, view] = await Promise.all([
    getTranslations(props.namespace),
    getMapView(tenant, shown),
  ]);
  return <ResultsMap label={t("label", { place: placeName })} view={view} {...props} />;
}

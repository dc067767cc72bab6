import { dequal as isEqual } from "dequal";
import type { AgencySettingsWire } from "@/lib/api/contract/agency-settings";

/**
 * The fields that two editors have changed to different values since `base`, with what is stored
 * now. All others fit together.
 */
export function mergeSettings({
  base,
  changes,
  fresh,
}: {
  base: AgencySettingsWire;
  changes: AgencySettingsWire;
  fresh: AgencySettingsWire;
}): AgencySettingsWire {
  const names = Object.keys(changes) as (keyof AgencySettingsWire)[];
  return Object.fromEntries(
    names
      .filter((name) => !isEqual(fresh[name], base[name]) && !isEqual(fresh[name], changes[name]))
      .map((name) => [name, fresh[name]]),
  );
}

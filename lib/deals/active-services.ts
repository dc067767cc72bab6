import type { Agency } from "@/lib/api/contract/agencies";
import { resolveService, services, type Service } from "@/lib/api/contract/services";

/** The services an agency sells, in the agency's order (decision 27). */
export const activeServices = ({ bookingMenuItemOptions }: Pick<Agency, "bookingMenuItemOptions">): Service[] =>
  bookingMenuItemOptions.flatMap(({ title, active }) => (active ? services.filter(({ menuTitle }) => menuTitle === title) : []));

/** `?tab=` when it names an active service, else the first active one (spec §4); null when the agency sells nothing. */
export function resolveSelectedService(active: readonly Service[], tab: string | null | undefined): Service | null {
  const asked = resolveService(tab);
  return active.find(({ id }) => id === asked?.id) ?? active[0] ?? null;
}

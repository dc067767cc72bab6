import {
  findServiceMode,
  resolveService,
  resolveServiceMode,
  services,
  type Seller,
  type Service,
  type ServiceId,
  type ServiceMode,
} from "@/lib/api/contract/services";

/** The services an agency sells, in the agency's order. */
export const activeServices = ({ bookingMenuItemOptions }: Seller): Service[] =>
  bookingMenuItemOptions.flatMap((option) =>
    resolveServiceMode(option) === "off"
      ? []
      : services.filter(({ menuTitle }) => menuTitle === option.title),
  );

export type ServiceModes = Readonly<Partial<Record<ServiceId, ServiceMode>>>;

/** How the agency sells each of its active services. */
export const activeModes = (agency: Seller): ServiceModes =>
  Object.fromEntries(activeServices(agency).map(({ id }) => [id, findServiceMode(agency, id)]));

/**
 * `?tab=` when it names an active service, else the first active one; null when the agency sells
 * nothing.
 */
export function resolveSelectedService(
  active: readonly Service[],
  tab: string | null | undefined,
): Service | null {
  const requested = resolveService(tab);
  return active.find(({ id }) => id === requested?.id) ?? active[0] ?? null;
}

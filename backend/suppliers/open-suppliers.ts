import { guardSupplier } from "./guard-supplier";
import { openAccounts } from "./open-accounts";
import {
  hasAccounts,
  supplierDeadlines,
  type SupplierContext,
  type SupplierPorts,
  type SupplierProvider,
} from "./supplier-provider";
import type { Suppliers } from "./map-suppliers";

/** The suppliers of each service that can be booked. */
export type ServiceSuppliers = {
  [Service in keyof SupplierPorts]: Suppliers<SupplierPorts[Service]>;
};

const ids = Object.keys(supplierDeadlines) as (keyof SupplierPorts)[];

/** The given suppliers; for a service without any, the configured ones, guarded. */
export const openSuppliers = (
  providers: readonly SupplierProvider[],
  context: SupplierContext,
  given: Partial<ServiceSuppliers> = {},
): ServiceSuppliers =>
  Object.fromEntries(
    ids.map((id) => [id, given[id] ?? openService(id, providers, context)]),
  ) as ServiceSuppliers;

/**
 * The suppliers of a service: an agency with an account at one of them is sold what that has, every
 * other agency what all share.
 */
export function openService<Service extends keyof SupplierPorts>(
  service: Service,
  providers: readonly SupplierProvider[],
  context: SupplierContext,
): Suppliers<SupplierPorts[Service]> {
  const own = providers.filter((one): one is SupplierProvider<Service> => one.service === service);
  const accounts = own
    .filter(hasAccounts<Service>)
    .map((provider) => [provider.name, openAccounts(provider, context)] as const);
  const shared = own.flatMap((provider) => {
    if (hasAccounts(provider)) return [];
    const { name } = provider;
    const deadlines = supplierDeadlines[service];
    const port = guardSupplier(provider.create(context), { name, deadlines });
    const forAgency = async (agencyId: string) => {
      const opened = await Promise.all(accounts.map(([, one]) => one.forAgency(agencyId)));
      return opened.some((account) => account !== null) ? null : port;
    };
    return [[name, accounts.length > 0 ? { ...port, forAgency } : port] as const];
  });
  return Object.fromEntries([...shared, ...accounts]);
}

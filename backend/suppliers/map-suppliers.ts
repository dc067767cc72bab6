/**
 * Suppliers by the name that their offers carry. `forAgency`: what one sells to an agency, null for
 * nothing; a supplier without it sells the same to all.
 */
export type Suppliers<Port> = Readonly<
  Record<string, Port & { forAgency?: (agencyId: string) => Promise<Port | null> }>
>;

/** Something of each supplier, by the name that its offers carry. */
export const mapSuppliers = <S, T>(
  suppliers: Readonly<Record<string, S>>,
  toOther: (supplier: S, name: string) => T,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(suppliers).map(([name, supplier]) => [name, toOther(supplier, name)]),
  );

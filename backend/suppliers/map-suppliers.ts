/** Something of each supplier, by the name that its offers carry. */
export const mapSuppliers = <S, T>(
  suppliers: Readonly<Record<string, S>>,
  toOther: (supplier: S, name: string) => T,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(suppliers).map(([name, supplier]) => [name, toOther(supplier, name)]),
  );

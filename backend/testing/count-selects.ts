import type { ScopedDatabase, Transaction } from "../db/scoped";

/** The database, with the columns named by each select of a transaction in it, the first first. */
export function countSelects(db: ScopedDatabase): { db: ScopedDatabase; selected: string[][] } {
  const selected: string[][] = [];
  const counting = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (property !== "select" || typeof value !== "function") return value;
        return (columns?: object) => {
          selected.push(Object.keys(columns ?? {}));
          return Reflect.apply(value, target, columns ? [columns] : []);
        };
      },
    });
  return {
    selected,
    db: {
      ...db,
      forAgency: (agencyId, work) => db.forAgency(agencyId, (tx) => work(counting(tx))),
      forMember: (agencyId, member, work) =>
        db.forMember(agencyId, member, (tx) => work(counting(tx))),
    },
  };
}

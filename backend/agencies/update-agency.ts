import type { ScopedDatabase } from "../db/scoped";
import type { AgencyRecord } from "./agency-record";
import { writeAgency, type AgencyWrite } from "./write-agency";

/** An operator's change of any fields. @throws as `writeAgency` */
export const updateAgency = (
  db: ScopedDatabase,
  subdomain: string,
  write: Omit<AgencyWrite, "author">,
): Promise<AgencyRecord> =>
  db.forOperator((tx) => writeAgency(tx, subdomain, { ...write, author: null }));

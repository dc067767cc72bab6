import type { DomainResolver } from "../domains/look-up-domain";

type RecordType = "TXT" | "A" | "AAAA" | "CNAME";

/** A DNS that knows what it is given, and can be made to fail. */
export function openFakeDns() {
  const records = new Map<string, unknown[]>();
  let isFailing = false;
  const refuse = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  const answer = (type: RecordType) => (name: string) => {
    if (isFailing) return refuse("ESERVFAIL");
    const found = records.get(`${type} ${name}`);
    return found?.length ? Promise.resolve(found) : refuse("ENOTFOUND");
  };
  return {
    resolver: {
      resolveTxt: answer("TXT"),
      resolve4: answer("A"),
      resolve6: answer("AAAA"),
      resolveCname: answer("CNAME"),
    } as unknown as DomainResolver,
    set: (type: RecordType, name: string, values: unknown[]) =>
      void records.set(`${type} ${name}`, values),
    fail: () => {
      isFailing = true;
    },
    clear: () => {
      records.clear();
      isFailing = false;
    },
  };
}

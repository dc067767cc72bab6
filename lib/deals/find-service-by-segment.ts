import { services, type Service } from "@/lib/api/contract/services";

/** The service of a segment below /booknow, as `resort`; null when there is none. */
export const findServiceBySegment = (segment: string): Service | null =>
  services.find(({ path }) => path === `/booknow/${segment}`) ?? null;

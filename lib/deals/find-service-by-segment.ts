import { services, type Service } from "@/lib/api/contract/services";

/** The service of a path segment below /booknow, such as `resort`; null if there is none. */
export const findServiceBySegment = (segment: string): Service | null =>
  services.find(({ path }) => path === `/booknow/${segment}`) ?? null;

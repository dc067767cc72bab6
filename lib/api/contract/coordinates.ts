import * as z from "zod";
import { degreeLimits } from "./point";

/** Degrees (WGS 84), north positive. */
export const latitude = z.number().min(-degreeLimits.latitude).max(degreeLimits.latitude);
/** Degrees (WGS 84), east positive. */
export const longitude = z.number().min(-degreeLimits.longitude).max(degreeLimits.longitude);

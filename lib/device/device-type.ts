export type DeviceType = "phone" | "tablet" | "pc";

/**
 * By the window's width in CSS px: a pc above 1200; a phone below 768, where the layout has one
 * column.
 */
export const toDeviceType = (width: number): DeviceType =>
  width > 1200 ? "pc" : width >= 768 ? "tablet" : "phone";

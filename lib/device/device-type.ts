export type DeviceType = "phone" | "tablet" | "pc";

/**
 * By the window's width in CSS px. A pc when it exceeds 1200; below 768, where the layout has one
 * column, it is a phone.
 */
export const toDeviceType = (width: number): DeviceType =>
  width > 1200 ? "pc" : width >= 768 ? "tablet" : "phone";

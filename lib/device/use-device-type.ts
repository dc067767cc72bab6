import { useSyncExternalStore } from "react";
import { toDeviceType, type DeviceType } from "./device-type";

function subscribe(onChange: () => void) {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/**
 * The visitor's kind of device by the window's width; a phone on the server, where nothing is known
 * of it.
 */
export const useDeviceType = (): DeviceType =>
  useSyncExternalStore(
    subscribe,
    () => toDeviceType(window.innerWidth),
    () => "phone",
  );

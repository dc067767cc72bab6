import { useSyncExternalStore } from "react";
import { toDeviceType, type DeviceType } from "./device-type";

function subscribe(onChange: () => void) {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** The visitor's device type by the window's width; a phone on the server, where it is unknown. */
export const useDeviceType = (): DeviceType =>
  useSyncExternalStore(
    subscribe,
    () => toDeviceType(window.innerWidth),
    () => "phone",
  );

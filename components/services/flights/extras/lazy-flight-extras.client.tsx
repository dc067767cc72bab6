"use client";

import dynamic from "next/dynamic";

/** Loaded with the bags and seats of flights only. */
export const LazyFlightExtras = dynamic(() =>
  import("./flight-extras.client").then(({ FlightExtras }) => FlightExtras),
);

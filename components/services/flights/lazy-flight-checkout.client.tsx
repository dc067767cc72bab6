"use client";

import dynamic from "next/dynamic";

/** Loaded with the checkout of flights only. */
export const LazyFlightCheckout = dynamic(() =>
  import("./flight-checkout.client").then(({ FlightCheckout }) => FlightCheckout),
);

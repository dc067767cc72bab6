"use client";

import dynamic from "next/dynamic";

/** Loaded with the checkout of an activity only. */
export const LazyActivityCheckout = dynamic(() =>
  import("./activity-checkout.client").then(({ ActivityCheckout }) => ActivityCheckout),
);

"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { ExchangeRates } from "@/lib/money/exchange";

/** The display currency, with only the rates it needs. */
export type DisplayCurrencyValue = { currency: string; rates: ExchangeRates };

const DisplayCurrency = createContext<DisplayCurrencyValue>({ currency: "USD", rates: {} });

export const DisplayCurrencyProvider = ({
  value,
  children,
}: {
  value: DisplayCurrencyValue;
  children: ReactNode;
}) => <DisplayCurrency value={value}>{children}</DisplayCurrency>;

export const useDisplayCurrency = () => useContext(DisplayCurrency);

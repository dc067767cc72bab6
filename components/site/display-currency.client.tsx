"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { ExchangeRates } from "@/lib/money/exchange";

/** The display currency, with only the rates it needs. */
export type DisplayCurrencyValue = { currency: string; rates: ExchangeRates };

const DisplayCurrency = createContext<DisplayCurrencyValue>({ currency: "USD", rates: {} });

type Props = { value: DisplayCurrencyValue; children: ReactNode };

export const DisplayCurrencyProvider = ({ value, children }: Props) => (
  <DisplayCurrency value={value}>{children}</DisplayCurrency>
);

export const useDisplayCurrency = () => useContext(DisplayCurrency);

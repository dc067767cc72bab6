"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";

export const PrintButton = ({ children }: { children: string }) => (
  <Button look="secondary" onClick={() => print()} className="noscript:hidden">
    <Printer aria-hidden className="size-4" />
    {children}
  </Button>
);

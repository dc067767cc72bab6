"use client";

import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import toast from "react-hot-toast/headless";
import { Button } from "@/components/ui/button";
import { logOutMutation } from "@/lib/queries/session";
import { entryStore } from "@/lib/visits/entry-store";

/** Ends the session and loads the page anew as a visitor sees it. */
export function LogOutButton({ homeHref, label }: { homeHref: string; label?: string }) {
  const t = useTranslations("site.account");
  const { mutate, isPending, isSuccess } = useMutation({
    ...logOutMutation(),
    onSuccess: () => {
      entryStore.forget();
      location.assign(homeHref);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button look="quiet" size="row" className="noscript:hidden" isLoading={isPending || isSuccess} onClick={() => mutate()}>
      {!isPending && !isSuccess && <LogOut aria-hidden className="mirrored size-4" />}
      {label ?? t("logOut")}
    </Button>
  );
}

import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { buttonClass } from "@/components/ui/button-class";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import type { ItemService } from "@/lib/api/contract/items";
import type { PendingOrder } from "@/lib/api/contract/pending-orders";
import { orderCodeId, orderNoticeId, type OrderProblem } from "@/lib/checkout/order-problems";
import { headlineDates } from "@/lib/dates/headline-dates";
import { useDateRange } from "@/lib/dates/use-date-range";
import { useDeadline } from "@/lib/dates/use-deadline";
import { useLanguage } from "@/lib/i18n/use-language";
import { paths } from "@/lib/paths";
import { OrderWatch } from "./order-watch.client";

type Props = {
  service: ItemService;
  order: PendingOrder;
  /** Of the mail's link; null where the code is typed. */
  token: string | null;
  problem: OrderProblem | null;
  /** Whether a mail was sent again just now. */
  isSent: boolean;
  prefix: string;
  now: Date;
};

type FinalProblem = "soldOut" | "priceChanged";
/** Problems that another code can't solve: the way on is checkout. */
const isFinal = (problem: OrderProblem | null): problem is FinalProblem =>
  problem === "soldOut" || problem === "priceChanged";

/** A problem that neither the heading nor the field says. */
function toNotice(problem: OrderProblem | null, state: PendingOrder["state"]) {
  if (problem === null || problem === "wrongCode" || isFinal(problem)) return null;
  return problem === state ? null : problem;
}

const action = "/api/confirm-order";

/**
 * A pending order in its states: waiting for the code, opened by the mail's link, locked after
 * wrong codes, or over. Its forms work without scripts.
 */
export function ConfirmOrderView({ service, order, token, problem, isSent, prefix, now }: Props) {
  const t = useTranslations("checkout.confirmOrder");
  const own = useTranslations(`itemTerms.${service}.checkout.confirmOrder`);
  const gate = useTranslations("checkout.gate");
  const later = useTranslations("checkout.confirmOrder.payLater");
  const request = useTranslations("checkout.confirmOrder.request");
  const duplicate = useTranslations("checkout.duplicate");
  const toRange = useDateRange();
  const toDeadline = useDeadline();
  const dates = headlineDates(order.headline);
  const checkout = `${prefix}${paths.step(service, "checkout", { quote: order.quoteId })}`;
  const isOver = order.state === "expired" || isFinal(problem);
  const isLocked = order.state === "locked";
  const isDuplicate = problem === "duplicate";
  const isRequest = order.answerWithinHours !== undefined;
  const email = () => (
    <bdi dir="ltr" className="inline-block max-w-full font-semibold wrap-anywhere text-ink">
      {order.email}
    </bdi>
  );
  const kind = isOver ? "expired" : isLocked ? "locked" : token ? "link" : "code";
  const titles = { soldOut: t("soldOut.title"), priceChanged: gate("title") };
  const texts = { soldOut: own("problems.soldOut"), priceChanged: t("problems.priceChanged") };
  const notice = toNotice(problem, order.state) ?? (isSent && !problem ? "sent" : null);
  const hidden = (
    <>
      <input type="hidden" name="service" value={service} />
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="locale" value={useLanguage()} />
    </>
  );
  return (
    <>
      {!isOver && (
        <OrderWatch
          focusId={kind === "code" && !notice ? orderCodeId : null}
          id={order.id}
          state={order.state}
          expiresAt={order.expiresAt}
          serverNow={now.toISOString()}
        />
      )}
      <FormHeading
        title={
          isFinal(problem)
            ? titles[problem]
            : isRequest && kind === "link"
              ? request("title")
              : t(`${kind}.title`)
        }
        text={
          isFinal(problem)
            ? texts[problem]
            : kind === "code" || kind === "link"
              ? isRequest
                ? request.rich(kind, { email })
                : order.payLaterUntil
                  ? later.rich(kind, { email })
                  : own.rich(`${kind}.text`, { email })
              : t.rich(`${kind}.text`, { email })
        }
        isNew={isOver || isLocked}
      />
      {notice && (
        <OutcomeRegion
          id={orderNoticeId}
          isAnswer
          isNew
          outcome={notice}
          className="mb-6 rounded-control"
        >
          <Notice tone={notice === "sent" ? "info" : "error"}>
            <p>{notice === "sent" ? t("sent") : t(`problems.${notice}`)}</p>
          </Notice>
        </OutcomeRegion>
      )}
      <dl className="mb-6 space-y-1 rounded-card border border-line bg-surface p-5 shadow-card">
        <dt className="sr-only">{own("item")}</dt>
        <dd className="font-semibold">
          <bdi>{order.headline.title}</bdi>
        </dd>
        <dd className="text-ink-soft">{toRange(dates.start, dates.end)}</dd>
        <dt className="sr-only">{t("total")}</dt>
        <dd>
          <ExactMoney money={order.total} /> ·{" "}
          {isRequest
            ? request("note")
            : order.payLaterUntil
              ? later("payBy", {
                  time: toDeadline(order.payLaterUntil, order.headline.starts.zone),
                })
              : own("payOnSite")}
        </dd>
      </dl>
      {isOver ? (
        <a href={checkout} className={buttonClass({ size: "large", className: "w-full" })}>
          {t("back")}
        </a>
      ) : (
        !isLocked && (
          <PlainForm action={action} failed={t("problems.tryAgain")} className="space-y-5">
            {hidden}
            <input type="hidden" name="action" value="confirm" />
            {isDuplicate && <input type="hidden" name="bookAgain" value="true" />}
            {token ? (
              <input type="hidden" name="token" value={token} />
            ) : (
              <Field
                id={orderCodeId}
                label={t("codeLabel")}
                error={
                  problem === "wrongCode" && t("problems.wrongCode", { tries: order.triesLeft })
                }
              >
                {(control) => (
                  <TextInput
                    {...control}
                    name="code"
                    required
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    pattern="\s*(?:\d\s*){6}"
                    title={t("codeShape")}
                    maxLength={12}
                    dir="ltr"
                    className="text-center text-title font-semibold tracking-[0.3em] tabular-nums"
                  />
                )}
              </Field>
            )}
            <SubmitButton size="large" className="w-full">
              {isDuplicate
                ? duplicate("again")
                : isRequest
                  ? request("confirm")
                  : order.payLaterUntil
                    ? later("confirm")
                    : t("confirm")}
            </SubmitButton>
          </PlainForm>
        )
      )}
      {!isOver && !token && (
        <div className="mt-8 space-y-4 border-t border-line pt-6 text-ink-soft">
          {!isLocked && <p>{t("noMail")}</p>}
          <div className="flex flex-col gap-3 sm:flex-row">
            {order.resendAt !== null && (
              <PlainForm action={action} failed={t("problems.tryAgain")} className="space-y-3">
                {hidden}
                <input type="hidden" name="action" value="resend" />
                <SubmitButton look={isLocked ? "primary" : "secondary"} className="w-full">
                  {t(isLocked ? "newCode" : "resend")}
                </SubmitButton>
              </PlainForm>
            )}
            <a href={checkout} className={buttonClass({ look: "secondary" })}>
              {t("changeAddress")}
            </a>
          </div>
        </div>
      )}
    </>
  );
}

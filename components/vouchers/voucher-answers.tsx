import { View } from "@react-pdf/renderer";
import { createTranslator } from "next-intl";
import { listAnswers } from "@/lib/bookings/list-answers";
import { createNeedWords } from "@/lib/bookings/need-words";
import type { Voucher } from "./voucher";
import { Section } from "./section";
import { Written } from "./words";

/** What was answered to the supplier's questions, for those who read it at the place. */
export function VoucherAnswers({ voucher }: { voucher: Voucher }) {
  const { booking, texts, look } = voucher;
  const { locale, messages } = texts;
  const answered = listAnswers(booking);
  if (answered.length === 0) return null;
  const t = createTranslator({ locale, messages, namespace: "checkout.needs" });
  const { labelOf, textOf } = createNeedWords({ t, locale });
  return (
    <Section voucher={voucher} title={texts.t("answers")}>
      {answered.flatMap(({ need, answers }) =>
        answers.map(({ answer, who }) => (
          <View
            key={`${need.id} ${answer.traveller}`}
            wrap={false}
            style={{
              flexDirection: look.row,
              justifyContent: "space-between",
              paddingVertical: 1.5,
              gap: 12,
            }}
          >
            <View style={{ flexShrink: 1 }}>
              <Written voucher={voucher}>
                {who ? `${labelOf(need)} · ${who}` : labelOf(need)}
              </Written>
            </View>
            <View style={{ flexShrink: 1 }}>
              <Written voucher={voucher} style={{ fontWeight: 600, textAlign: look.end }}>
                {textOf(need, answer)}
              </Written>
            </View>
          </View>
        )),
      )}
    </Section>
  );
}

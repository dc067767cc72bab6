import { Link, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { Paper, Sheet } from "./sheet";
import type { Voucher } from "./voucher";
import { VoucherCancellation, VoucherComments } from "./voucher-cancellation";
import { VoucherHeader } from "./voucher-header";
import { VoucherHelp } from "./voucher-help";
import { VoucherCommission, VoucherPayment, VoucherSecurity } from "./voucher-payment";
import { VoucherPlace } from "./voucher-place";
import { VoucherRequests } from "./voucher-requests";
import { VoucherTickets, type VoucherTicket } from "./voucher-tickets";
import { Words } from "./words";

type Props = {
  voucher: Voucher;
  /** The same once more, for those whom it is shown to; nothing where they read the first. */
  copy: Voucher | undefined;
  /** What was booked, in the words of its service. */ toBody: (voucher: Voucher) => ReactNode;
  /** What lets people in; missing where nothing but the voucher does. */
  toTickets?: ((voucher: Voucher) => readonly VoucherTicket[]) | undefined;
};

/**
 * A booking on one sheet of A4, or on more where it has more to say; its tickets and its copy on
 * others.
 */
export const VoucherDocument = ({ voucher, copy, toBody, toTickets }: Props) => (
  <Paper voucher={voucher} title={voucher.texts.own("title")}>
    <VoucherSheet voucher={voucher} toBody={toBody}>
      {copy && <CopyNote voucher={voucher} copy={copy} />}
    </VoucherSheet>
    {toTickets && <VoucherTickets {...{ voucher, copy, toTickets }} />}
    {copy && <VoucherSheet voucher={copy} id={copyId} toBody={toBody} />}
  </Paper>
);

const copyId = "copy";

/** Where the copy is, for its holder and, in the copy's language, for those at the place. */
const CopyNote = ({ voucher, copy }: { voucher: Voucher; copy: Voucher }) => (
  <Link src={`#${copyId}`} style={{ textDecoration: "none", color: voucher.look.ink }}>
    <View
      style={{
        flexDirection: voucher.look.row,
        justifyContent: "space-between",
        gap: 16,
        marginTop: 6,
      }}
    >
      <Words voucher={voucher} style={{ fontSize: 8 }}>
        {voucher.texts.t("copy")}
      </Words>
      <Words
        voucher={copy}
        style={{ fontSize: 8, fontFamily: copy.fontFamily, textAlign: voucher.look.end }}
      >
        {copy.texts.t("copy")}
      </Words>
    </View>
  </Link>
);

function VoucherSheet({
  voucher,
  id,
  toBody,
  children,
}: Pick<Props, "voucher" | "toBody"> & {
  id?: string;
  /** Below its numbers. */ children?: ReactNode;
}) {
  const { texts, look } = voucher;
  return (
    <Sheet voucher={voucher} note={texts.own("show")} {...(id === undefined ? {} : { id })}>
      <VoucherHeader voucher={voucher}>{children}</VoucherHeader>
      <VoucherPlace voucher={voucher} />
      {toBody(voucher)}
      <VoucherRequests voucher={voucher} />
      <View style={{ flexDirection: look.row, gap: 24 }}>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
          <VoucherPayment voucher={voucher} />
        </View>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
          <VoucherCancellation voucher={voucher} />
          <VoucherSecurity voucher={voucher} />
        </View>
      </View>
      <VoucherComments voucher={voucher} />
      <VoucherCommission voucher={voucher} />
      <VoucherHelp voucher={voucher} />
    </Sheet>
  );
}

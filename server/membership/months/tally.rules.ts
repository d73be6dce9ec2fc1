import type { MovedBy } from '#contract/membership/months.ts'
import { indiaDate } from '#server/kit/india.ts'
import type { DocumentRow } from './documents.rules.ts'

/** The ledgers that the vouchers name. Tally has to have them before the import; decision 087 names their groups. */
export const ledgers = {
  learners: 'Online learners',
  sales: 'Course access',
  discounted: 'Course access given as discount',
  credit: 'Wallet credit used',
  coupons: 'Coupons',
  waived: 'Waived',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  utgst: 'Output UTGST',
  igst: 'Output IGST',
  bank: 'Bank',
  online: 'Payment gateway',
  cash: 'Cash',
} as const

/** Debits are above zero, credits below. They add up to zero. */
export type Entry = { ledger: string; paise: number }

export type Voucher = {
  type: 'Sales' | 'Credit Note' | 'Debit Note' | 'Receipt' | 'Payment'
  /** In India. */
  day: string
  number: string
  reference: string
  narration: string
  entries: Entry[]
}

const paise = (rupees: number | null) => Math.round((rupees ?? 0) * 100)

const types = {
  receipt: ['Sales', 'Receipt'],
  refund: ['Credit Note', 'Payment'],
  'cancelled receipt': ['Credit Note', 'Payment'],
  // The new receipt has the same money.
  'replaced receipt': ['Credit Note', null],
  'reversed refund': ['Debit Note', 'Receipt'],
} as const

const moneyLedgers: Record<MovedBy, string> = {
  upi: ledgers.bank,
  bank: ledgers.bank,
  online: ledgers.online,
  cash: ledgers.cash,
  credit: ledgers.bank,
}

/**
 * What was sold or taken back, and how its money moved, on its bank date if that is known. What credit, coupons and
 * waivers paid is income and a discount at once, so that every document has a voucher and only the taxable value is left.
 */
export function vouchersOf(row: DocumentRow): Voucher[] {
  const [document, money] = types[row.kind]
  const amount = paise(row.rupees)
  const [credit, coupons, waived] = [row.creditRupees, row.couponRupees, row.waivedRupees].map(paise) as [
    number,
    number,
    number,
  ]
  const common = { number: row.number, narration: narrationOf(row) }
  const day = indiaDate(new Date(row.issuedAt))
  const sold: Voucher = {
    ...common,
    type: document,
    day,
    reference: row.corrects,
    entries: entriesOf([
      [ledgers.learners, amount],
      [ledgers.sales, -paise(row.taxableRupees ?? row.rupees)],
      [ledgers.cgst, -paise(row.cgstRupees)],
      [ledgers.sgst, -paise(row.sgstRupees)],
      [ledgers.utgst, -paise(row.utgstRupees)],
      [ledgers.igst, -paise(row.igstRupees)],
      [ledgers.credit, credit],
      [ledgers.coupons, coupons],
      [ledgers.waived, waived],
      [ledgers.discounted, -(credit + coupons + waived)],
    ]),
  }
  if (money === null || (row.kind === 'receipt' && row.corrects !== '')) return [sold]
  const moved: Voucher = {
    ...common,
    type: money,
    day: row.bankDate === '' ? day : row.bankDate,
    reference: row.reference === '' ? row.transactionId : row.reference,
    entries: entriesOf([
      [moneyLedgers[row.method], amount],
      [ledgers.learners, -amount],
    ]),
  }
  return [sold, moved].filter(({ entries }) => entries.length > 0)
}

const entriesOf = (entries: [ledger: string, paise: number][]): Entry[] =>
  entries.filter(([, amount]) => amount !== 0).map(([ledger, amount]) => ({ ledger, paise: amount }))

function narrationOf(row: DocumentRow): string {
  const { company, gstin, payer, email, placeOfSupply, days, corrects, reason, coupon } = row
  const parts = [
    company,
    gstin !== '' && `GSTIN ${gstin}`,
    `${payer} <${email}>`,
    days > 0 && `${days} days`,
    placeOfSupply,
    coupon !== '' && `coupon ${coupon}`,
    corrects !== '' && `${row.kind === 'receipt' ? 'replaces' : 'corrects'} ${corrects}`,
    reason,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Characters that XML doesn't allow are left out. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what is removed
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDFFF]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** A debit is deemed positive, and its amount is negative. */
const entryXml = ({ ledger, paise: amount }: Entry) =>
  `<ALLLEDGERENTRIES.LIST>${tag('LEDGERNAME', ledger)}${tag('ISDEEMEDPOSITIVE', amount > 0 ? 'Yes' : 'No')}${
    ledger === ledgers.learners ? tag('ISPARTYLEDGER', 'Yes') : ''
  }${tag('AMOUNT', (-amount / 100).toFixed(2))}</ALLLEDGERENTRIES.LIST>`

export const voucherXml = ({ type, day, number, reference, narration, entries }: Voucher): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">${[
    tag('DATE', day.replaceAll('-', '')),
    tag('VOUCHERTYPENAME', type),
    tag('VOUCHERNUMBER', number),
    tag('REFERENCE', reference),
    tag('PARTYLEDGERNAME', ledgers.learners),
    tag('PERSISTEDVIEW', 'Accounting Voucher View'),
    tag('ISINVOICE', 'No'),
    tag('NARRATION', narration),
    ...entries.map(entryXml),
  ].join('')}</VOUCHER></TALLYMESSAGE>\n`

export const envelope = {
  start: `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>
`,
  end: '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n',
}

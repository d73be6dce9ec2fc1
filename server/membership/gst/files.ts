import type { GstReturn, ReturnDocument } from '#contract/membership/gst.ts'
import type { Tax } from '#contract/membership/months.ts'
import { byteOrderMark, type Cell, csvLine } from '#server/kit/csv/format.ts'
import { stateName } from '../receipts/rules.ts'
import type { CodeRow } from './rules.ts'

export type Sheet = { found: GstReturn; codes: { b2b: CodeRow[]; b2c: CodeRow[] } }

/** 2026-11-15 as 15-11-2026. */
const toDate = (day: string) => day.split('-').toReversed().join('-')
/** 2026-11 as 112026. */
const toPeriod = (month: string) => month.split('-').toReversed().join('')
/** The file has one column for the tax of states and territories. */
const stateTax = ({ sgstRupees, utgstRupees }: Tax) => Math.round((sgstRupees + utgstRupees) * 100) / 100

type Taxed = Tax & { isInterState: boolean }

/** The offline tool leaves out the taxes that a supply can't have. */
const taxesOf = (row: Taxed) => ({
  ...(row.isInterState ? { iamt: row.igstRupees } : { camt: row.cgstRupees, samt: stateTax(row) }),
  csamt: 0,
})

const itemsOf = (row: ReturnDocument) => [
  { num: 1, itm_det: { rt: row.percent, txval: row.taxableRupees, ...taxesOf(row) } },
]

const sharedOf = (row: ReturnDocument) => ({
  val: row.totalRupees,
  pos: row.stateCode,
  rchrg: 'N',
  inv_typ: 'R',
  itms: itemsOf(row),
})

function byRecipient<Listed>(documents: ReturnDocument[], name: string, toListed: (row: ReturnDocument) => Listed) {
  return [...Map.groupBy(documents, ({ gstin }) => gstin)].map(([ctin, same]) => ({ ctin, [name]: same.map(toListed) }))
}

const codesOf = (rows: CodeRow[]) =>
  rows.map((row, at) => ({
    num: at + 1,
    hsn_sc: row.sac,
    // A service has neither a unit nor a quantity.
    uqc: 'NA',
    qty: 0,
    rt: row.percent,
    txval: row.taxableRupees,
    iamt: row.igstRupees,
    camt: row.cgstRupees,
    samt: stateTax(row),
    csamt: 0,
  }))

/** Before this month, table 12 didn't tell businesses from consumers. */
const firstSplitMonth = '2025-05'

function summaryOf({ found: { month }, codes: { b2b, b2c } }: Sheet) {
  if (month >= firstSplitMonth) return { hsn_b2b: codesOf(b2b), hsn_b2c: codesOf(b2c) }
  const rows = [...Map.groupBy([...b2b, ...b2c], ({ percent }) => percent).values()].map((same) => ({
    ...same[0]!,
    ...sumOf(same),
  }))
  return { data: codesOf(rows) }
}

function sumOf(rows: Tax[]): Tax {
  const total = (key: keyof Tax) => Math.round(rows.reduce((sum, row) => sum + row[key] * 100, 0)) / 100
  return {
    taxableRupees: total('taxableRupees'),
    cgstRupees: total('cgstRupees'),
    sgstRupees: total('sgstRupees'),
    utgstRupees: total('utgstRupees'),
    igstRupees: total('igstRupees'),
    totalRupees: total('totalRupees'),
  }
}

/** The numbers of table 13: 1 invoices, 5 credit notes. */
const issuedOf = ({ receipts, creditNotes }: GstReturn['issued']) =>
  [
    { doc_num: 1, doc_typ: 'Invoices for outward supply', range: receipts },
    { doc_num: 5, doc_typ: 'Credit Note', range: creditNotes },
  ].flatMap(({ range, ...kind }) =>
    range === null
      ? []
      : [
          {
            ...kind,
            docs: [
              { num: 1, from: range.first, to: range.last, totnum: range.count, cancel: 0, net_issue: range.count },
            ],
          },
        ],
  )

/** The JSON of the government's offline tool, as far as its form is known (decision 085). */
export function gstJson(sheet: Sheet): string {
  const { gstin, month, b2b, b2cs, cdnr, issued } = sheet.found
  return JSON.stringify(
    {
      gstin,
      fp: toPeriod(month),
      version: 'GST3.2.4',
      hash: 'hash',
      b2b: byRecipient(b2b, 'inv', (row) => ({ inum: row.number, idt: toDate(row.issuedOn), ...sharedOf(row) })),
      b2cs: b2cs.map((row) => ({
        sply_ty: row.isInterState ? 'INTER' : 'INTRA',
        pos: row.stateCode,
        typ: 'OE',
        rt: row.percent,
        txval: row.taxableRupees,
        ...taxesOf(row),
      })),
      cdnr: byRecipient(cdnr, 'nt', (row) => ({
        ntty: row.kind === 'credit note' ? 'C' : 'D',
        nt_num: row.number,
        nt_dt: toDate(row.issuedOn),
        ...sharedOf(row),
      })),
      hsn: summaryOf(sheet),
      doc_issue: { doc_det: issuedOf(issued) },
    },
    null,
    2,
  )
}

const head = 'Table,GSTIN,Recipient,Number,Date,Place of supply,Rate,Taxable value,CGST,SGST/UTGST,IGST,Value'.split(
  ',',
)

const taxCells = (tax: Tax, sign = 1): Cell[] =>
  [tax.taxableRupees, tax.cgstRupees, stateTax(tax), tax.igstRupees, tax.totalRupees].map((rupees) =>
    rupees === 0 ? 0 : rupees * sign,
  )

const documentCells = (table: string, row: ReturnDocument): Cell[] => [
  table,
  row.gstin,
  row.legalName,
  row.number,
  row.issuedOn,
  stateName(row.stateCode),
  row.percent,
  ...taxCells(row, row.kind === 'credit note' ? -1 : 1),
]

/** The same figures in one list. Credit notes are below zero, so that the first three tables add up to the month. */
export function gstCsv({ found: { b2b, cdnr, b2cs, issued }, codes }: Sheet): string {
  const codeCells = (table: string) => (row: CodeRow) => [table, '', '', row.sac, '', '', row.percent, ...taxCells(row)]
  const rangeCells = (label: string, range: GstReturn['issued']['receipts']) =>
    range
      ? [['Documents issued', '', label, `${range.first} to ${range.last}`, '', '', '', '', '', '', '', range.count]]
      : []
  const rows: Cell[][] = [
    head,
    ...b2b.map((row) => documentCells('B2B', row)),
    ...cdnr.map((row) => documentCells('CDNR', row)),
    ...b2cs.map((row) => ['B2CS', '', 'Consumers', '', '', stateName(row.stateCode), row.percent, ...taxCells(row)]),
    ...codes.b2b.map(codeCells('SAC, B2B')),
    ...codes.b2c.map(codeCells('SAC, B2C')),
    ...rangeCells('Invoices', issued.receipts),
    ...rangeCells('Credit and debit notes', issued.creditNotes),
  ]
  return byteOrderMark + rows.map(csvLine).join('')
}

import { replaceUnsupported } from '#server/kit/pdf/fonts.ts'
import { formatDay } from '#server/kit/india.ts'
import type { CreditNoteDetails } from '../tables.ts'
import { amountInWords } from './amount-in-words.ts'
import { exactRupees, payerLines, type ReceiptContent, schoolLines, taxFacts, taxLines } from './content.ts'

export type CreditNote = { number: string; issuedAt: Date; details: CreditNoteDetails }

const methods = { upi: 'UPI', bank: 'Bank transfer', online: 'Online refund', cash: 'Cash' }

export function creditNoteContent({ number, issuedAt, details }: CreditNote): ReceiptContent {
  const { receipt, amountPaise, creditPaise, kind } = details
  const isCancelled = kind === 'undo'
  return {
    title: 'Credit Note',
    schoolName: replaceUnsupported(receipt.schoolName),
    number,
    date: formatDay(issuedAt),
    labels: { payer: 'Issued to', school: 'Issued by' },
    payer: payerLines(receipt),
    school: schoolLines(receipt),
    item: {
      label: isCancelled ? `Receipt ${details.receiptNumber} is cancelled` : `Refund for ${details.receiptNumber}`,
      amount: exactRupees(amountPaise + creditPaise),
      note: daysNote(details),
    },
    lines: [
      ...(creditPaise === 0 ? [] : [{ label: 'Wallet credit', amount: exactRupees(-creditPaise) }]),
      ...taxLines({ ...receipt, paise: amountPaise }),
    ],
    total: { label: isCancelled ? 'Amount cancelled' : 'Amount returned', amount: exactRupees(amountPaise) },
    amountInWords: amountInWords(amountPaise),
    facts: [
      { label: 'Corrects', value: `${details.receiptNumber} of ${formatDay(new Date(details.receiptIssuedAt))}` },
      { label: 'Reason', value: replaceUnsupported(details.reason) },
      ...returnedBy(details),
      ...taxFacts(receipt),
    ],
    footer: 'This is a computer-generated credit note and needs no signature.',
  }
}

const daysNote = ({ days }: CreditNoteDetails) =>
  days === 0 ? '' : `${days === 1 ? '1 day' : `${days} days`} of access taken back`

const returnedBy = ({ method, reference }: CreditNoteDetails) => [
  ...(method ? [{ label: 'Returned by', value: methods[method] }] : []),
  ...(reference ? [{ label: 'Reference', value: replaceUnsupported(reference) }] : []),
]

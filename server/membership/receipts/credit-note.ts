import { replaceUnsupported } from '#server/kit/pdf/fonts.ts'
import { formatDate, formatDay } from '#server/kit/india.ts'
import type { CreditNoteDetails } from '../tables.ts'
import { amountInWords } from './amount-in-words.ts'
import {
  documentOf,
  exactRupees,
  payerLines,
  type ReceiptContent,
  schoolLines,
  taxFacts,
  taxLines,
  footerOf,
} from './content.ts'

export type CreditNote = { number: string; issuedAt: Date; details: CreditNoteDetails }

const methods = { upi: 'UPI', bank: 'Bank transfer', online: 'Online refund', cash: 'Cash' }

export function creditNoteContent({ number, issuedAt, details }: CreditNote): ReceiptContent {
  const { receipt, kind } = details
  const [amountPaise, creditPaise] = [Math.abs(details.amountPaise), Math.abs(details.creditPaise)]
  const title = kind === 'reversal' ? 'Debit Note' : 'Credit Note'
  return {
    title,
    schoolName: replaceUnsupported(receipt.schoolName),
    number,
    date: formatDay(issuedAt),
    labels: { payer: 'Issued to', school: 'Issued by' },
    payer: payerLines(receipt),
    school: schoolLines(receipt),
    item: {
      label: labelOf(details),
      amount: exactRupees(amountPaise + creditPaise),
      note: daysNote(details),
    },
    lines: [
      ...(creditPaise === 0 ? [] : [{ label: 'Wallet credit', amount: exactRupees(-creditPaise) }]),
      ...taxLines({ ...receipt, paise: amountPaise }),
    ],
    total: { label: kind === 'refund' ? 'Amount returned' : 'Amount cancelled', amount: exactRupees(amountPaise) },
    amountInWords: amountInWords(amountPaise),
    facts: [
      ...(details.cancels ? [{ label: 'Cancels', value: documentOf(details.cancels) }] : []),
      {
        label: 'Corrects',
        value: documentOf({ number: details.receiptNumber, issuedAt: details.receiptIssuedAt }),
      },
      ...(details.replacedBy ? [{ label: 'Replaced by', value: details.replacedBy }] : []),
      { label: 'Reason', value: replaceUnsupported(details.reason) },
      // What is cancelled never went back.
      ...(kind === 'reversal' ? [] : returnedBy(details)),
      ...taxFacts(receipt),
    ],
    footer: footerOf(title),
  }
}

function labelOf({ kind, receiptNumber, cancels }: CreditNoteDetails): string {
  if (kind === 'reversal') return `Credit note ${cancels!.number} is cancelled`
  if (kind === 'replacement') return `Receipt ${receiptNumber} is replaced`
  return kind === 'undo' ? `Receipt ${receiptNumber} is cancelled` : `Refund for ${receiptNumber}`
}

function daysNote({ days }: CreditNoteDetails): string {
  if (days === 0) return ''
  const size = Math.abs(days)
  return `${size === 1 ? '1 day' : `${size} days`} of access ${days > 0 ? 'taken back' : 'given back'}`
}

const returnedBy = ({ method, reference, sentOn }: CreditNoteDetails) => [
  ...(method ? [{ label: 'Returned by', value: methods[method] }] : []),
  ...(sentOn ? [{ label: 'Returned on', value: formatDate(sentOn) }] : []),
  ...(reference ? [{ label: 'Reference', value: replaceUnsupported(reference) }] : []),
]

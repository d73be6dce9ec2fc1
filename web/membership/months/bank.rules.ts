import type { MoneyPlace, MonthBank, MonthDifference } from '#contract/membership/month-bank.ts'
import { count } from '#web/kit/format.ts'
import { addMonths, formatMonth } from './months.rules.ts'

export const placeNames: Record<MoneyPlace, string> = {
  bank: 'Bank',
  online: 'Payment gateway',
  cash: 'Cash',
}

export const entries = (amount: number): string => (amount === 1 ? '1 entry' : `${count(amount)} entries`)

type Words = { label: string; note: string }

/** Why money and documents of a month differ; for what came in, and for what went back. */
export function differenceWords(difference: MonthDifference, isReturned: boolean, month: string): Words {
  const [before, after] = [formatMonth(addMonths(month, -1)), formatMonth(addMonths(month, 1))]
  const words: Record<MonthDifference, [received: Words, returned: Words]> = {
    earlier: [
      { label: `Receipts for money that came in ${before} or before`, note: 'Paid then, verified this month.' },
      { label: `Credit notes for refunds sent in ${before} or before`, note: 'Sent then, recorded this month.' },
    ],
    later: [
      { label: `Receipts for money that came in ${after} or after`, note: 'Verified before the bank booked it.' },
      { label: `Credit notes for refunds sent in ${after} or after`, note: 'Recorded before they were sent.' },
    ],
    'not seen': [
      {
        label: 'Receipts without a bank line yet',
        note: 'Upload the bank’s statement of their days, or check these payments.',
      },
      { label: 'Credit notes without a bank date', note: 'No day is recorded for them.' },
    ],
    cancelled: [
      { label: 'Receipts that were cancelled', note: 'Their verification was undone. No money moved.' },
      { label: 'Credit notes that cancel a receipt', note: 'A verification was undone. No money moved.' },
    ],
    reversed: [
      { label: 'Reversed receipts', note: 'No money moved.' },
      { label: 'Reversed refunds and their debit notes', note: 'The refund never happened. No money moved.' },
    ],
    replaced: [
      { label: 'Receipts with changed invoice details', note: 'One replaces the other. No money moved.' },
      { label: 'Credit notes for changed invoice details', note: 'A new receipt has the same money. No money moved.' },
    ],
    'earlier document': [
      { label: 'Money of this month with an earlier receipt', note: `Receipted in ${before} or before.` },
      { label: 'Refunds of this month with an earlier credit note', note: `Recorded in ${before} or before.` },
    ],
    'later document': [
      { label: 'Money of this month with a later receipt', note: `Receipted in ${after} or after.` },
      { label: 'Refunds of this month with a later credit note', note: `Recorded in ${after} or after.` },
    ],
    'no document': [
      { label: 'Money without a receipt', note: 'Assign the line to a learner, verify the payment, or send it back.' },
      { label: 'Refunds without a credit note', note: 'Record them.' },
    ],
    amount: [
      {
        label: 'Receipts whose bank line has another amount',
        note: 'The difference is what the bank has more or less.',
      },
      {
        label: 'Credit notes whose transfer has another amount',
        note: 'The difference is what was sent more or less.',
      },
    ],
  }
  return words[difference][isReturned ? 1 : 0]
}

/** Where the money was, if it was in more than one place. */
export function placesWithMoney({ places }: Pick<MonthBank, 'places'>): MonthBank['places'] {
  const used = places.filter(({ receivedRupees, returnedRupees }) => receivedRupees !== 0 || returnedRupees !== 0)
  return used.length > 1 ? used : []
}

import { MoneyPlace, type MonthBank, MonthDifference } from '#contract/membership/month-bank.ts'
import type { MovementSum } from './bank.store.ts'

const rupees = (paise: number) => paise / 100

const total = (sums: MovementSum[], value: (sum: MovementSum) => number) =>
  sums.reduce((all, sum) => all + value(sum), 0)

/** What went back is shown above zero. */
function figuresOf(sums: MovementSum[], value: (sum: MovementSum) => number) {
  const received = total(
    sums.filter(({ isReceived }) => isReceived),
    value,
  )
  const net = total(sums, value)
  return { receivedRupees: rupees(received), returnedRupees: rupees(received - net), netRupees: rupees(net) }
}

const documentOf = ({ documentPaise }: MovementSum) => documentPaise
const moneyOf = ({ bankPaise }: MovementSum) => bankPaise

/**
 * Documents and money, and every difference between them. A sum of rows that agree has no difference, so the documents
 * with all differences are the money, to the paisa.
 */
export function reconcile(sums: MovementSum[]): Pick<MonthBank, 'documents' | 'money' | 'places' | 'differences'> {
  const of = (difference: MonthDifference, isReceived: boolean) =>
    sums.filter((sum) => sum.difference === difference && sum.isReceived === isReceived)
  return {
    documents: figuresOf(sums, documentOf),
    money: figuresOf(sums, moneyOf),
    places: MoneyPlace.options.map((place) => ({
      place,
      ...figuresOf(
        sums.filter((sum) => sum.place === place),
        moneyOf,
      ),
    })),
    differences: MonthDifference.options.flatMap((difference) =>
      [true, false].flatMap((isReceived) => {
        const same = of(difference, isReceived)
        if (same.length === 0) return []
        const paise = total(same, moneyOf) - total(same, documentOf)
        return { difference, isReturned: !isReceived, count: total(same, ({ count }) => count), rupees: rupees(paise) }
      }),
    ),
  }
}

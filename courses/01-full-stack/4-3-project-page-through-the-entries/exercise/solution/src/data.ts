export type Entry = { id: string; customerId: string; kind: 'credit' | 'payment'; paise: number; note: string; on: string }

const goods = ['Atta 5 kg', 'Tea 250 g', 'Soap', 'Rice 10 kg', 'Salt', 'Mustard oil 1 l', 'Biscuits']
const twoDigits = (number: number) => String(number).padStart(2, '0')

/** 45 entries of three customers, e01 to e45: four on each day of April, every fifth one a payment. */
export const firstEntries = (): Entry[] =>
  Array.from({ length: 45 }, (_, index) => {
    const number = index + 1
    const kind = number % 5 === 0 ? 'payment' : 'credit'
    return {
      id: `e${twoDigits(number)}`,
      customerId: `c${(index % 3) + 1}`,
      kind,
      paise: 1000 + number * 50,
      note: kind === 'payment' ? 'Paid in cash' : goods[index % goods.length]!,
      on: `2026-04-${twoDigits(Math.floor(index / 4) + 1)}`,
    }
  })

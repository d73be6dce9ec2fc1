export default [
  {
    name: 'refuses data that isn’t an object, without a crash',
    hint: 'typeof null is "object". Check for null before you read a field.',
    run: ({ readEntry }) => [null, undefined, 'entry', 42, {}].map((data) => readEntry(data).ok),
    expect: [false, false, false, false, false],
  },
  {
    name: 'refuses paise that aren’t a whole number above 0',
    hint: 'Number.isSafeInteger refuses fractions, NaN and numbers that are too large.',
    run: ({ readEntry }) => {
      const base = { id: 'e-1', customer: 'Asha', kind: 'credit', note: '', on: '2026-04-07' }
      return [0, -5, 40.5, NaN, 2 ** 60].map((amount) => {
        const result = readEntry({ ...base, paise: amount })
        return result.ok ? `${amount} accepted` : result.message.includes('paise') ? 'paise' : result.message
      })
    },
    expect: ['paise', 'paise', 'paise', 'paise', 'paise'],
  },
  {
    name: 'refuses a payment without a known method',
    hint: 'Only cash and upi are methods. A credit needs none.',
    run: ({ readEntry }) => {
      const base = { id: 'e-1', customer: 'Asha', kind: 'payment', paise: 100, note: '', on: '2026-04-07' }
      return [undefined, 'card', 1].map((method) => {
        const result = readEntry({ ...base, method })
        return result.ok ? `${method} accepted` : result.message.includes('method') ? 'method' : result.message
      })
    },
    expect: ['method', 'method', 'method'],
  },
  {
    name: 'makes paise from whole numbers only',
    hint: 'Check with Number.isSafeInteger in paise(), and throw otherwise.',
    run: ({ paise }) =>
      [4000, -5, 0.5, NaN].map((amount) => {
        try {
          return paise(amount)
        } catch {
          return 'refused'
        }
      }),
    expect: [4000, -5, 'refused', 'refused'],
  },
  {
    name: 'a plain number isn’t paise for the types',
    hint: 'Keep the type Paise as it is: only paise() makes one.',
    types: `
      import type { Paise } from './shop.ts'
      export const amount: Paise = 4000
    `,
    throws: 'not assignable',
  },
]

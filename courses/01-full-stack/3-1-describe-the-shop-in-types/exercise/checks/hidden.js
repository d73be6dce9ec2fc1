export default [
  {
    name: 'refuses data that isn’t an object, without a crash',
    hint: 'typeof null is "object". Check for null before you read a field.',
    run: ({ readEntry }) =>
      [null, undefined, 'entry', 42, [], {}].map((data) => {
        const result = readEntry(data)
        return result.ok ? 'accepted' : typeof result.message === 'string' && result.message.length > 3 ? 'refused with a message' : 'refused without a message'
      }),
    expect: ['refused with a message', 'refused with a message', 'refused with a message', 'refused with a message', 'refused with a message', 'refused with a message'],
  },
  {
    name: 'refuses paise that aren’t a whole number above 0',
    hint: 'Number.isSafeInteger refuses fractions, NaN and numbers that are too large.',
    run: ({ readEntry }) => {
      const base = { id: 'e-1', customer: 'Asha', kind: 'credit', note: '', on: '2026-04-07' }
      return [0, -5, 40.5, NaN, 2 ** 60, 1].map((amount) => {
        const result = readEntry({ ...base, paise: amount })
        return result.ok ? `${amount} accepted` : result.message.includes('paise') ? 'paise' : result.message
      })
    },
    expect: ['paise', 'paise', 'paise', 'paise', 'paise', '1 accepted'],
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
    name: 'a cash payment with a reference is a type error',
    hint: 'Give the type of a cash payment reference?: never. Without it, an extra field in a variable passes.',
    types: `
      import { paise, type Entry } from './shop.ts'
      const payment = { id: 'e-1', customer: 'Asha', paise: paise(4000), note: '', on: '2026-04-07', kind: 'payment' as const, method: 'cash' as const, reference: '609588120034' }
      export const wrong: Entry = payment
    `,
    throws: 'not assignable',
  },
  {
    name: 'a misspelt kind is a type error, and readEntry takes unknown data',
    hint: 'Write the allowed texts as a union, not as string. The parameter of readEntry is unknown, not any.',
    types: `
      import { readEntry, type Entry, type Result } from './shop.ts'
      type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
      export const kinds: Equal<Entry['kind'], 'credit' | 'payment'> = true
      export const parameter: Equal<Parameters<typeof readEntry>[0], unknown> = true
      export const returned: Equal<ReturnType<typeof readEntry>, Result<Entry>> = true
    `,
  },
  {
    name: 'refuses a date that isn’t written as year, month and day',
    hint: 'Compare the text with a pattern: four digits, two digits, two digits, with hyphens between them.',
    run: ({ readEntry }) => {
      const base = { id: 'e-1', customer: 'Asha', kind: 'credit', paise: 100, note: '' }
      return ['07-04-2026', '2026-4-7', '2026-04-07T10:00', 20260407, '2026-04-07'].map((on) => {
        const result = readEntry({ ...base, on })
        return result.ok ? 'accepted' : result.message.includes('on') ? 'on' : result.message
      })
    },
    expect: ['on', 'on', 'on', 'on', 'accepted'],
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
  {
    name: 'gives an entry only the fields of its kind',
    hint: 'Build the value field by field. A cash payment never has a reference: refuse it, or leave the reference out.',
    run: ({ readEntry }) => {
      const base = { id: 'e-1', customer: 'Asha', paise: 4000, note: 'Tea', on: '2026-04-07' }
      const keys = (data) => {
        const result = readEntry(data)
        return result.ok ? Object.keys(result.value).filter((key) => result.value[key] !== undefined).sort().join(' ') : 'refused'
      }
      const cash = keys({ ...base, kind: 'payment', method: 'cash', reference: '609588120034' })
      return {
        credit: keys({ ...base, kind: 'credit', settled: true }),
        cash: cash === 'refused' || cash === 'customer id kind method note on paise' ? 'without a reference' : cash,
      }
    },
    expect: { credit: 'customer id kind note on paise', cash: 'without a reference' },
  },
]

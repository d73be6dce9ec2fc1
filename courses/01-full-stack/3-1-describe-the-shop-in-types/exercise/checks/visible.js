export default [
  {
    name: 'counts a credit as positive and a payment as negative',
    hint: 'Look at kind. Make the negative amount with paise(), too.',
    run: ({ signedPaise }) => {
      const base = { id: 'e-1', customer: 'Asha', paise: 4000, note: '', on: '2026-04-07' }
      return [
        signedPaise({ ...base, kind: 'credit' }),
        signedPaise({ ...base, kind: 'payment', method: 'cash' }),
        signedPaise({ ...base, kind: 'payment', method: 'upi', reference: '609588120034' }),
      ]
    },
    expect: [4000, -4000, -4000],
  },
  {
    name: 'describes a credit, a cash payment and a UPI payment',
    hint: 'First ask for kind, then for method. Inside of each case TypeScript knows which fields exist.',
    run: ({ describeEntry }) => {
      const base = { id: 'e-1', customer: 'Asha', paise: 4000, note: 'Tea 250 g', on: '2026-04-07' }
      return [
        describeEntry({ ...base, kind: 'credit' }),
        describeEntry({ ...base, kind: 'payment', method: 'cash' }),
        describeEntry({ ...base, kind: 'payment', method: 'upi', reference: '609588120034' }),
      ]
    },
    expect: ['took Tea 250 g', 'paid in cash', 'paid by UPI 609588120034'],
  },
  {
    name: 'accepts valid entries of all three kinds',
    hint: 'Build the value field by field after you have checked each of them.',
    run: ({ readEntry }) => {
      const base = { id: 'e-1', customer: 'Asha', paise: 4000, note: 'Tea', on: '2026-04-07' }
      return [
        readEntry({ ...base, kind: 'credit' }),
        readEntry({ ...base, kind: 'payment', method: 'cash' }),
        readEntry({ ...base, kind: 'payment', method: 'upi', reference: '009571236648' }),
      ]
    },
    expect: [
      { ok: true, value: { id: 'e-1', customer: 'Asha', paise: 4000, note: 'Tea', on: '2026-04-07', kind: 'credit' } },
      { ok: true, value: { id: 'e-1', customer: 'Asha', paise: 4000, note: 'Tea', on: '2026-04-07', kind: 'payment', method: 'cash' } },
      {
        ok: true,
        value: {
          id: 'e-1',
          customer: 'Asha',
          paise: 4000,
          note: 'Tea',
          on: '2026-04-07',
          kind: 'payment',
          method: 'upi',
          reference: '009571236648',
        },
      },
    ],
  },
  {
    name: 'names the field that is wrong',
    hint: 'Return { ok: false, message } with the name of the field in the message, another sentence for each field.',
    run: ({ readEntry }) => {
      const good = { id: 'e-1', customer: 'Asha', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-07' }
      const wrong = { id: 7, customer: 42, paise: '4000', note: null, on: 'yesterday', kind: 'gift' }
      const messages = new Set()
      const fields = Object.entries(wrong).map(([field, value]) => {
        const result = readEntry({ ...good, [field]: value })
        if (result.ok) return `${field} accepted`
        messages.add(result.message)
        return new RegExp(`\\b${field}\\b`).test(result.message) ? field : result.message
      })
      return { fields, differentMessages: messages.size }
    },
    expect: { fields: ['id', 'customer', 'paise', 'note', 'on', 'kind'], differentMessages: 6 },
  },
  {
    name: 'wants exactly 12 digits as a reference',
    hint: 'A reference is text. Compare it with /^\\d{12}$/.',
    run: ({ readEntry }) => {
      const base = { id: 'e-1', customer: 'Asha', kind: 'payment', method: 'upi', paise: 4000, note: '', on: '2026-04-07' }
      return ['60958812003', '6095881200345', 'ABCDEFGHIJKL', 609588120034, undefined].map((reference) => {
        const result = readEntry({ ...base, reference })
        return result.ok ? `${reference} accepted` : result.message.includes('reference') ? 'reference' : result.message
      })
    },
    expect: ['reference', 'reference', 'reference', 'reference', 'reference'],
  },
  {
    name: 'a UPI payment without a reference is a type error',
    hint: 'Make Entry a union of three types. Only the one with method upi has a reference, and it isn’t optional.',
    types: `
      import { paise, type Entry } from './shop.ts'
      const base = { id: 'e-1', customer: 'Asha', paise: paise(4000), note: '', on: '2026-04-07' }
      export const right: Entry = { ...base, kind: 'payment', method: 'cash' }
      export const wrong: Entry = { ...base, kind: 'payment', method: 'upi' }
    `,
    throws: "'reference' is missing",
  },
]

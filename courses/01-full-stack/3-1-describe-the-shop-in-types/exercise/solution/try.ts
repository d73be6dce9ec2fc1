// node try.ts
import { describeEntry, readEntry, signedPaise } from './shop.ts'

const base = { id: 'e1', customer: 'Abdul Rehman', paise: 9600, note: 'Tea 250 g', on: '2026-04-03' }
const tries: unknown[] = [
  { ...base, kind: 'credit' },
  { ...base, kind: 'payment', method: 'cash' },
  { ...base, kind: 'payment', method: 'upi', reference: '609588120034' },
  { ...base, kind: 'payment', method: 'upi', reference: '9571236648' },
  { ...base, kind: 'payment', method: 'cash', reference: '609588120034' },
  { ...base, kind: 'credti' },
  { ...base, paise: 40.5, kind: 'credit' },
  'not an object',
]
for (const data of tries) {
  const result = readEntry(data)
  console.log(result.ok ? `${describeEntry(result.value)}: ${signedPaise(result.value)}` : result.message)
}

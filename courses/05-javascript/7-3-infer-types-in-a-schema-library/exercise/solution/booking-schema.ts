import { list, number, object, SchemaError, text, type Infer } from './schema.ts'

// The checks try your schemas through this line. Leave it here.
export * from './schema.ts'

export const Booking = object({
  pnr: text,
  train: text,
  passengers: list(object({ name: text, age: number })),
})
export type Booking = Infer<typeof Booking>

// These lines are checked by the compiler only.
export const sample: Booking = { pnr: '4512345678', train: '12124', passengers: [{ name: 'Ravi', age: 41 }] }
// @ts-expect-error: a PNR is a text
export const wrongPnr: Booking['pnr'] = 4512345678
// @ts-expect-error: an age is a number
export const wrongAge: Booking['passengers'][number]['age'] = '41'
// @ts-expect-error: the passengers are missing
export const incomplete: Booking = { pnr: '4512345678', train: '12124' }

const values: unknown[] = [
  sample,
  null,
  { pnr: '4512345678', train: 12124, passengers: [] },
  { pnr: '4512345678', train: '12124', passengers: [{ name: 'Ravi', age: '41' }] },
]
for (const value of values) {
  try {
    console.log('read:', Booking.parse(value).passengers.length, 'passenger')
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    console.log(`refused at ${error.path}: ${error.message}`)
  }
}

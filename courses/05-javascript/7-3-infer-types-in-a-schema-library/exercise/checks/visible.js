export default [
  {
    name: 'reads a booking',
    hint: 'object({ pnr: text, …, passengers: list(object({ … })) }) reads each field with its own schema.',
    run: ({ Booking }) => Booking.parse({ pnr: '4512345678', train: '12124', passengers: [{ name: 'Ravi', age: 41 }] }),
    expect: { pnr: '4512345678', train: '12124', passengers: [{ name: 'Ravi', age: 41 }] },
  },
  {
    name: 'names the path of a wrong field deep inside',
    hint: 'Pass the path on: list adds [0] to it, object adds a point and the name, except at the top.',
    run: ({ Booking, SchemaError }) => {
      try {
        return Booking.parse({ pnr: '4512345678', train: '12124', passengers: [{ name: 'Ravi', age: '41' }] })
      } catch (error) {
        return error instanceof SchemaError ? error.path : `${error}`
      }
    },
    expect: 'passengers[0].age',
  },
  {
    name: 'number refuses texts, NaN and infinite numbers',
    hint: 'typeof NaN is "number". Number.isFinite tells the three apart.',
    run: ({ number, SchemaError }) =>
      [7, 0.5, '7', NaN, Infinity, null].map((value) => {
        try {
          return number.parse(value)
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      }),
    expect: [7, 0.5, 'value', 'value', 'value', 'value'],
  },
  {
    name: 'list reads each element',
    hint: 'Check Array.isArray first, then parse every element with the schema that list was given.',
    run: ({ list, number, SchemaError }) =>
      [[1, 2], [], 'ab', { length: 0 }].map((value) => {
        try {
          return list(number).parse(value)
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      }),
    expect: [[1, 2], [], 'value', 'value'],
  },
  {
    name: 'object refuses null, lists and texts',
    hint: 'typeof null and typeof [] are both "object". Check them one by one.',
    run: ({ object, text, SchemaError }) =>
      [null, [], 'Ravi', undefined].map((value) => {
        try {
          return object({ name: text }).parse(value)
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      }),
    expect: ['value', 'value', 'value', 'value'],
  },
  {
    name: 'object returns only the fields of its schema',
    hint: 'Go through the fields of the schema, not through those of the value.',
    run: ({ object, text }) => object({ name: text }).parse({ name: 'Ravi', isAdmin: true }),
    expect: { name: 'Ravi' },
  },
  {
    name: 'Infer gives the type of a booking',
    hint: 'object maps over its fields: { [K in keyof F]: Infer<F[K]> }. list takes a Schema<T> and is a Schema<T[]>.',
    types: `
      import type { Booking } from './booking-schema.ts'
      type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
      type Expected = { pnr: string; train: string; passengers: { name: string; age: number }[] }
      export const isExact: Equal<Booking, Expected> = true
    `,
  },
]

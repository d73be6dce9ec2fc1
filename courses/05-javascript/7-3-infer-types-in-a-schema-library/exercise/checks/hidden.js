export default [
  {
    name: 'names other paths, and the top as value',
    hint: 'The first field of the path has no point before it. For the value itself the path is value.',
    run: ({ Booking, object, list, text, SchemaError }) =>
      [
        () => Booking.parse(null),
        () => Booking.parse({ pnr: '4512345678', train: 12124, passengers: [] }),
        () => Booking.parse({ pnr: '1', train: '2', passengers: [{ name: 'A', age: 1 }, { name: 'B', age: 2 }, 5] }),
        () => object({ a: object({ b: list(text) }) }).parse({ a: { b: ['x', 'y', null] } }),
        () => object({ a: list(list(text)) }).parse({ a: [[], ['x', 3]] }),
      ].map((read) => {
        try {
          return read()
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      }),
    expect: ['value', 'train', 'passengers[2]', 'a.b[2]', 'a[1][1]'],
  },
  {
    name: 'a missing field is refused with its name',
    hint: 'A field that isn’t there is undefined. Let its schema refuse it.',
    run: ({ Booking, SchemaError }) =>
      [{}, { pnr: '4512345678' }, { pnr: '4512345678', train: '12124' }].map((value) => {
        try {
          return Booking.parse(value)
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      }),
    expect: ['pnr', 'train', 'passengers'],
  },
  {
    name: 'leaves the value as it was and returns a new one',
    hint: 'Build new lists and objects: map() and Object.fromEntries() do.',
    run: ({ Booking }) => {
      const passenger = Object.freeze({ name: 'Asha', age: 30, seat: 'window' })
      const value = Object.freeze({ pnr: '1', train: '2', passengers: Object.freeze([passenger]), extra: 1 })
      return [Booking.parse(value), Object.keys(value).length]
    },
    expect: [{ pnr: '1', train: '2', passengers: [{ name: 'Asha', age: 30 }] }, 4],
  },
  {
    name: 'the type of other schemas is right, too',
    hint: 'Nothing in schema.ts may know about bookings. Infer must work for lists of lists and objects in objects.',
    types: `
      import { list, number, object, text, type Infer } from './schema.ts'
      type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
      const station = object({ code: text, platforms: list(list(number)), at: object({ state: text }) })
      type Expected = { code: string; platforms: number[][]; at: { state: string } }
      export const isExact: Equal<Infer<typeof station>, Expected> = true
    `,
  },
]

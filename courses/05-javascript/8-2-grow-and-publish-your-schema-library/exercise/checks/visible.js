export default [
  {
    name: 'oneOf reads one of a few texts',
    hint: 'values.find((allowed) => allowed === value) returns the text with its own type, or undefined.',
    run: ({ oneOf, SchemaError }) =>
      ['SL', '3A', 'XX', null].map((value) => {
        try {
          return oneOf('SL', '3A').parse(value)
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      }),
    expect: ['SL', '3A', 'value', 'value'],
  },
  {
    name: 'oneOf lists the allowed texts in its message',
    hint: 'Join the allowed texts in the message: one of first, follow-up.',
    run: ({ object, oneOf }) => object({ kind: oneOf('first', 'follow-up') }).parse({ kind: 'third' }),
    throws: 'first, follow-up',
  },
  {
    name: 'either reads what one of two schemas accepts',
    hint: 'Try the first schema. If it throws a SchemaError, try the second.',
    run: ({ either, number, text, SchemaError }) =>
      [3, 'B2', true].map((value) => {
        try {
          return either(number, text).parse(value)
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      }),
    expect: [3, 'B2', 'value'],
  },
  {
    name: 'an optional field may be absent',
    hint: 'optional(schema).parse(undefined) returns undefined; every other value goes to the schema.',
    run: ({ object, optional, text }) => {
      const Appointment = object({ patient: text, notes: optional(text) })
      return [Appointment.parse({ patient: 'Ravi' }), Appointment.parse({ patient: 'Ravi', notes: 'fever' })]
    },
    expect: [{ patient: 'Ravi' }, { patient: 'Ravi', notes: 'fever' }],
  },
  {
    name: 'an absent field stays absent in the result',
    hint: 'Add a field to the result only if its value is not undefined.',
    run: ({ object, optional, text }) =>
      [{ patient: 'Ravi' }, { patient: 'Ravi', notes: undefined }].map((value) =>
        Object.keys(object({ patient: text, notes: optional(text) }).parse(value)),
      ),
    expect: [['patient'], ['patient']],
  },
  {
    name: 'an optional field that is there is still checked, and null isn’t absent',
    hint: 'Only undefined counts as absent. null and 5 go to the inner schema, which refuses them.',
    run: ({ object, optional, text, SchemaError }) =>
      [
        () => object({ notes: optional(text) }).parse({ notes: 5 }),
        () => object({ notes: optional(text) }).parse({ notes: null }),
        () => optional(text).parse(5),
      ].map((read) => {
        try {
          return read()
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      }),
    expect: ['notes', 'notes', 'value'],
  },
  {
    name: 'Infer makes an optional field optional',
    hint: 'Split the keys: those whose schema has isOptional get a question mark. Exclude undefined from their type.',
    types: `
      import { object, optional, text, type Infer } from './src/index.ts'
      type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
      const appointment = object({ patient: text, notes: optional(text) })
      export const isExact: Equal<Infer<typeof appointment>, { patient: string; notes?: string }> = true
    `,
  },
]

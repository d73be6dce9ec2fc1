export default [
  {
    name: 'either doesn’t hide a bug in a schema',
    hint: 'Catch SchemaError only, and throw every other error again.',
    run: ({ either, text }) => {
      const broken = {
        parse: () => {
          throw new TypeError('a bug')
        },
      }
      try {
        return either(broken, text).parse('x')
      } catch (error) {
        return `${error.name}: ${error.message}`
      }
    },
    expect: 'TypeError: a bug',
  },
  {
    name: 'paths in errors are as before',
    hint: 'oneOf, either and optional pass on the path that they were given.',
    run: ({ object, list, either, oneOf, optional, number, text, SchemaError }) => {
      const Clinic = object({
        name: text,
        visits: list(object({ room: either(number, text), kind: oneOf('first', 'follow-up'), notes: optional(text) })),
      })
      const good = { room: 1, kind: 'first' }
      return [{ room: null }, { kind: 'second' }, { notes: [] }, {}].map((wrong) => {
        try {
          return Clinic.parse({ name: 'City', visits: [good, { ...good, ...wrong }] })
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      })
    },
    expect: [
      'visits[1].room',
      'visits[1].kind',
      'visits[1].notes',
      {
        name: 'City',
        visits: [
          { room: 1, kind: 'first' },
          { room: 1, kind: 'first' },
        ],
      },
    ],
  },
  {
    name: 'optional works with lists and objects too',
    hint: 'optional wraps any schema. A required field that is missing is still refused.',
    run: ({ object, list, optional, number, text, SchemaError }) =>
      [{ id: 'a' }, { id: 'a', sizes: [1, 2], owner: { name: 'Meera' } }, { sizes: [] }].map((value) => {
        try {
          return object({ id: text, sizes: optional(list(number)), owner: optional(object({ name: text })) }).parse(
            value,
          )
        } catch (error) {
          return error instanceof SchemaError ? error.path : `${error}`
        }
      }),
    expect: [{ id: 'a' }, { id: 'a', sizes: [1, 2], owner: { name: 'Meera' } }, 'id'],
  },
  {
    name: 'oneOf and either have the types of what they read',
    hint: 'oneOf<const T extends string>(...values: T[]) keeps the texts as types. either(a, b) reads A | B.',
    types: `
      import { either, number, oneOf, text, type Infer } from './src/index.ts'
      type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
      const [kind, room] = [oneOf('first', 'follow-up'), either(number, text)] as const
      export const isKind: Equal<Infer<typeof kind>, 'first' | 'follow-up'> = true
      export const isRoom: Equal<Infer<typeof room>, string | number> = true
    `,
  },
]

import type { Check } from '../program.ts'

/** What an exercise asks for with `"types": true`. */
const typesAreRight: Check = {
  kind: 'types',
  name: 'types are right',
  hint: 'Read the first type error: it names the line, what the types say there, and what your code does instead. Later ones often go away with it.',
  setup: '',
  run: '',
  expectation: { kind: 'value', value: '[]' },
}

export const withTypes = (checks: readonly Check[], types: boolean): Check[] =>
  types ? [...checks, typesAreRight] : [...checks]

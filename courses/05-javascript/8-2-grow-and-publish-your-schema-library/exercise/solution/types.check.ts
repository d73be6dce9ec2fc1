// Nothing here runs in a test: the compiler is the test.
import { either, list, number, object, oneOf, optional, text, type Infer } from './src/index.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

export const Appointment = object({
  patient: text,
  kind: oneOf('first', 'follow-up'),
  room: either(number, text),
  notes: optional(text),
  symptoms: list(text),
})
type Appointment = Infer<typeof Appointment>

export const isExact: Equal<
  Appointment,
  { patient: string; kind: 'first' | 'follow-up'; room: string | number; symptoms: string[]; notes?: string }
> = true

export const withoutNotes: Appointment = { patient: 'Ravi', kind: 'first', room: 3, symptoms: [] }
// @ts-expect-error: no such kind
export const wrongKind: Appointment['kind'] = 'third'
// @ts-expect-error: the patient is missing
export const incomplete: Appointment = { kind: 'first', room: 3, symptoms: [] }

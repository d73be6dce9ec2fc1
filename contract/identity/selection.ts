import { Id } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/** How many people one call may change. */
export const maxSelected = 500

export const SelectedPeople = z
  .array(Id)
  .min(1, 'Choose at least one person')
  .max(maxSelected, `Choose at most ${maxSelected} people`)

/** The same in a query: ids separated by commas. */
export const SelectedPeopleText = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  SelectedPeople,
)

/** Somebody whom a call for several people doesn't change, and why. */
export const LeftOut = z.object({ userId: z.number(), name: z.string(), why: z.string() })
export type LeftOut = z.infer<typeof LeftOut>

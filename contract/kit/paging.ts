import { optionalLine, numberFromText } from './fields.ts'
import { z } from './zod.ts'

const message = 'Enter a number from 1 to 100'

/** Cursor pagination: `after` is the `next` of the previous page. */
export const PageQuery = z.strictObject({
  after: optionalLine(100).optional(),
  size: numberFromText(z.number(message).int(message).min(1, message).max(100, message)).default(20),
})
export type PageQuery = z.infer<typeof PageQuery>

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() })

export type Page<Item> = { items: Item[]; next: string | null }

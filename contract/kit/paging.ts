import { optionalLine, numberFromText } from './fields.ts'
import { z } from './zod.ts'

const sizes = 'Give a number from 1 to 100'

/** Lists are read page by page; `after` is the `next` of the page before. */
export const PageQuery = z.strictObject({
  after: optionalLine(100).optional(),
  size: numberFromText(z.number(sizes).int(sizes).min(1, sizes).max(100, sizes)).default(20),
})
export type PageQuery = z.infer<typeof PageQuery>

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() })

export type Page<Item> = { items: Item[]; next: string | null }

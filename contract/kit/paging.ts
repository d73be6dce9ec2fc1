import { z } from './zod.ts'

/** Lists are read page by page; `after` is the `next` of the page before. */
export const PageQuery = z.strictObject({
  after: z.string().max(100).optional(),
  size: z.coerce.number().int().min(1).max(100).default(20),
})
export type PageQuery = z.infer<typeof PageQuery>

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() })

export type Page<Item> = { items: Item[]; next: string | null }

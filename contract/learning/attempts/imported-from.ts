import { z } from '../../kit/zod.ts'

/** Where unchanged files of an attempt or a draft come from. */
export const ImportedFrom = z.object({
  /** Such as github.com/owner/repository. */
  repository: z.string(),
  /** '' for all of it. */
  folder: z.string(),
  commit: z.string(),
  /** Where the code host shows it. */
  url: z.string(),
  /** How many of the files. */
  files: z.number(),
})
export type ImportedFrom = z.infer<typeof ImportedFrom>

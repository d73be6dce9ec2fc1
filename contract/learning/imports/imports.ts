import { endpoint } from '../../kit/endpoint.ts'
import { Id, optionalLine } from '../../kit/fields.ts'
import { z } from '../../kit/zod.ts'
import { FilePath } from '../exercises/exercise-files.ts'
import { CodeFile } from '../practice.ts'
import { DraftUpload } from '../solutions.ts'
import { ImportedFrom } from '../attempts/imported-from.ts'

/** Code hosts that anybody can use; a school can add its own. */
export const importHosts = ['github.com', 'gitlab.com', 'codeberg.org'] as const

export const SkippedFile = z.object({ path: z.string(), reason: z.string() })
export type SkippedFile = z.infer<typeof SkippedFile>

const maxPaths = 60

export const importRepository = endpoint('PUT /v1/steps/:stepId/import', {
  summary:
    'Fetch the files of a public repository at one commit into my draft; they replace those of an earlier import',
  access: 'learner',
  limit: { times: 30, seconds: 3600 },
  // The code host is outside of our control.
  timeoutSeconds: 60,
  params: z.strictObject({ stepId: Id }),
  body: z.strictObject({
    address: optionalLine(500).min(1, 'Paste the address of a repository'),
    /** Files that are open in the editor: their text comes back instead of an upload. */
    codePaths: z.array(FilePath.max(200)).max(maxPaths).default([]),
    /** Whether the editor takes other files too, as for projects. */
    takesNewFiles: z.boolean().default(false),
  }),
  reply: z.object({
    imported: ImportedFrom,
    /** Everything uploaded for the draft, with what was imported now. */
    uploads: z.array(DraftUpload),
    /** What belongs in the editor. */
    code: z.array(CodeFile),
    skipped: z.array(SkippedFile),
  }),
})

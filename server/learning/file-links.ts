import type { StepFile } from '#contract/learning/tasks.ts'
import type { Tools } from '#server/kit/deps.ts'
import { signedFileUrl } from '#server/site/index.ts'

export type LinkTo = (file: { id: string; name: string }) => string

/** Short-lived links that open only for this reader. */
export const linksFor =
  (tools: Tools, readerId: number): LinkTo =>
  (file) =>
    signedFileUrl(tools, file, readerId)

type StoredStepFile = Omit<StepFile, 'url'> & { fileId: string }

/** The link ends in the name alone: a browser saves the file under it. */
export const toStepFile = ({ stepFileId, fileId, name, kind, bytes }: StoredStepFile, linkTo: LinkTo): StepFile => ({
  stepFileId,
  name,
  kind,
  bytes,
  url: linkTo({ id: fileId, name: name.split('/').at(-1)! }),
})

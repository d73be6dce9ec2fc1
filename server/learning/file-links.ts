import type { Tools } from '#server/kit/deps.ts'
import { signedFileUrl } from '#server/site/index.ts'

export type LinkTo = (file: { id: string; name: string }) => string

/** Short-lived links that open only for this reader. */
export const linksFor =
  (tools: Tools, readerId: number): LinkTo =>
  (file) =>
    signedFileUrl(tools, file, readerId)

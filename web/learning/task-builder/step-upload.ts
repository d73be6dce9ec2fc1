import { uploadTaskFiles } from '#contract/learning/tasks.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { fileSize } from '#web/kit/format.ts'

const { maxBytes, maxFiles } = uploadTaskFiles.upload!

type Sized = { name: string; size: number }

/** What tells two chosen files apart. */
export const nameAndSize = ({ name, size }: Sized): string => `${name}, ${size}`

/** The chosen files and the new ones among the added; who picks a file twice wants it once. */
export function together<Chosen extends Sized>(chosen: Chosen[], added: Chosen[]): Chosen[] {
  return [...new Map([...chosen, ...added].map((file) => [nameAndSize(file), file])).values()]
}

/** What the server would refuse at once, told before a byte is sent. */
export function limitProblem(files: Sized[]): string | null {
  if (files.length > maxFiles) return `At most ${maxFiles} files at a time`
  const empty = files.find(({ size }) => size === 0)
  if (empty) return `${empty.name} is empty`
  const large = files.find(({ size }) => size > maxBytes)
  return large ? `${large.name} is larger than ${fileSize(maxBytes)}` : null
}

/** Why an upload was refused: what is wrong with the files says more than that something is. */
export const reasonOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || error.message

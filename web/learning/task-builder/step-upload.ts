import { uploadTaskFiles } from '#contract/learning/tasks.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { fileSize } from '#web/kit/format.ts'

const { maxBytes, maxFiles } = uploadTaskFiles.upload!

type Sized = { name: string; size: number }

export const nameAndSize = ({ name, size }: Sized): string => `${name}, ${size}`

/** A file that is chosen twice is listed once. */
export function mergeFiles<Chosen extends Sized>(chosen: Chosen[], added: Chosen[]): Chosen[] {
  return [...new Map([...chosen, ...added].map((file) => [nameAndSize(file), file])).values()]
}

/** Checked before uploading; the server checks again. */
export function limitProblem(files: Sized[]): string | null {
  if (files.length > maxFiles) return `Choose up to ${maxFiles} files at a time`
  const empty = files.find(({ size }) => size === 0)
  if (empty) return `${empty.name} is empty`
  const large = files.find(({ size }) => size > maxBytes)
  return large ? `${large.name} is larger than ${fileSize(maxBytes)}` : null
}

/** The field's message is more specific than the error's. */
export const reasonOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || error.message

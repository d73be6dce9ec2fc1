const name = 'StartupError'

/** A failure to be told as one sentence that says what to do; whoever prints it leaves the stack out. */
export function startupError(sentence: string, cause?: unknown): Error {
  return Object.assign(new Error(sentence, { cause }), { name })
}

export function isStartupError(error: unknown): error is Error {
  return error instanceof Error && error.name === name
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT'])
const unwritable = new Set('EACCES EPERM EROFS ENOTDIR ENOENT EEXIST EISDIR ELOOP ENAMETOOLONG EBUSY EXDEV'.split(' '))

export const diskFull = (folder: string, cause?: unknown) =>
  Object.assign(startupError(`The disk under ${folder} is full: free some space and start again.`, cause), {
    code: 'ENOSPC',
  })

export const isDiskFull = (error: unknown) => fullDisk.has(codeOf(error))

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Says what a failed file operation means for whoever starts the academy. Anything unknown stays as it is. */
export function folderError(folder: string, error: unknown): unknown {
  const code = codeOf(error)
  if (fullDisk.has(code)) return diskFull(folder, error)
  if (!unwritable.has(code)) return error
  const where = error instanceof Error && 'path' in error ? `${code} at ${String(error.path)}` : code
  return startupError(
    `The data folder ${folder} cannot be written (${where}): give this user the right to write there, or choose another one with DATA_DIR.`,
    error,
  )
}

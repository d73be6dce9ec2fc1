const name = 'StartupError'

/** An error with a message for the operator; it is printed without a stack. */
export function startupError(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name })
}

export function isStartupError(error: unknown): error is Error {
  return error instanceof Error && error.name === name
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT'])
const unwritable = new Set('EACCES EPERM EROFS ENOTDIR ENOENT EEXIST EISDIR ELOOP ENAMETOOLONG EBUSY EXDEV'.split(' '))

export const diskFull = (folder: string, cause?: unknown) =>
  Object.assign(startupError(`The disk of ${folder} is full. Free some space and start again.`, cause), {
    code: 'ENOSPC',
  })

export const isDiskFull = (error: unknown) => fullDisk.has(codeOf(error))

/** A disk without space, or one that only reads. */
export const isUnwritable = (error: unknown) => isDiskFull(error) || codeOf(error) === 'EROFS'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Explains a failed file operation to the operator. Returns any other error unchanged. */
export function folderError(folder: string, error: unknown): unknown {
  const code = codeOf(error)
  if (fullDisk.has(code)) return diskFull(folder, error)
  if (!unwritable.has(code)) return error
  const where = error instanceof Error && 'path' in error ? `${code} at ${String(error.path)}` : code
  return startupError(
    `Can't write to the data folder ${folder} (${where}). Give this user write access, or set DATA_DIR to another folder.`,
    error,
  )
}

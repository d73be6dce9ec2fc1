import type { Upload } from '#contract/kit/endpoint.ts'
import { nameOfKind } from '#contract/kit/file-kinds.ts'
import { truncate } from '../truncate.ts'
import { AppError, invalid, unknownField } from '../errors.ts'

export const notAForm = () =>
  new AppError('wrong_content_type', 'Send this as a form with files (content type multipart/form-data)')
export const fileTooLarge = ({ field, maxBytes }: Upload) =>
  new AppError('too_large', 'The file is too large', {
    fields: { [field]: `This file is too large. The limit is ${formatSize(maxBytes)}.` },
  })
export const formTooLarge = ({ field, maxBytes, maxFiles }: Upload) =>
  new AppError('too_large', 'The files are too large', {
    fields: { [field]: `${atMost(maxFiles)} of ${formatSize(maxBytes)}` },
  })
export const wrongKind = ({ field, kinds, accepted }: Upload) => {
  // Accepted only because some texts look like binary files.
  const named = kinds.filter((accepted) => accepted !== 'application/octet-stream').map(nameOfKind)
  const names = accepted ?? new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(named)
  return invalid({ [field]: `This file type isn’t accepted. You can upload ${names}.` })
}
export const tooManyFiles = ({ field, maxFiles }: Upload) => invalid({ [field]: atMost(maxFiles) })
export const notAFile = ({ field }: Upload) => invalid({ [field]: 'This must be a file' })
export const wrongFileField = (name: string, { field }: Upload) =>
  invalid({ [truncate(name, 60)]: `Send files in the field ${field}` })
export const namelessField = () => invalid({ form: 'Every part of the form needs a name' })
export const longName = (name: string) => invalid({ [truncate(name, 60)]: unknownField })
export const longField = (name: string, maxBytes: number) =>
  invalid({ [truncate(name, 60)]: `At most ${formatSize(maxBytes)} of text` })

/** Adds the file name to the message if several files can be uploaded. */
export function withFileName(error: unknown, name: string, { field, maxFiles }: Upload): unknown {
  const message = error instanceof AppError ? error.fields?.[field] : undefined
  if (maxFiles === 1 || message === undefined || !(error instanceof AppError)) return error
  return new AppError(error.code, error.message, { fields: { ...error.fields, [field]: `${name}: ${message}` } })
}

/** Translates an error of the form parser. */
export function brokenForm(error: unknown, upload: Upload, maxFields: number): AppError {
  const { code } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') return tooManyFiles(upload)
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return invalid({ form: `At most ${maxFields} fields` })
  if (code === 'FST_PROTO_VIOLATION') return invalid({ form: unknownField })
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') return invalid({ form: 'A JSON field is not valid JSON' })
  return invalid({ form: 'This is not valid multipart/form-data' }, 'The form could not be read')
}

const atMost = (files: number) => (files === 1 ? 'At most 1 file' : `At most ${files} files`)
const megabyte = 1024 * 1024
const formatSize = (bytes: number) =>
  bytes >= megabyte ? `${+(bytes / megabyte).toFixed(1)} MB` : `${Math.floor(bytes / 1024)} KB`

import type { Upload } from '#contract/kit/endpoint.ts'
import { nameOfKind } from '#contract/kit/file-kinds.ts'
import { truncate } from '../truncate.ts'
import { AppError, invalid } from '../http/errors.ts'

export const notAForm = () =>
  new AppError('wrong_content_type', 'Send this as a form with files (content type multipart/form-data)')
export const filesNotExpected = () =>
  new AppError('wrong_content_type', 'Send this as JSON (content type application/json)')

export const fileTooLarge = ({ field, maxBytes }: Upload) =>
  new AppError('too_large', 'The file is too large', { fields: { [field]: `At most ${size(maxBytes)} a file` } })
export const formTooLarge = ({ field, maxBytes, maxFiles }: Upload) =>
  new AppError('too_large', 'This is larger than is accepted here', {
    fields: { [field]: `${atMost(maxFiles)} of ${size(maxBytes)}` },
  })
export const wrongKind = ({ field, kinds }: Upload, kind: string) => {
  // What has no name of its own is accepted where some texts look like it; nobody would know it by that.
  const named = kinds.filter((accepted) => accepted !== 'application/octet-stream').map(nameOfKind)
  const accepted = new Intl.ListFormat('en', { type: 'disjunction' }).format(named)
  return invalid({ [field]: `The content of this file is ${nameOfKind(kind)}; it must be ${accepted}` })
}
export const tooManyFiles = ({ field, maxFiles }: Upload) => invalid({ [field]: atMost(maxFiles) })
export const emptyFile = ({ field }: Upload) => invalid({ [field]: 'This file is empty' })
export const notAFile = ({ field }: Upload) => invalid({ [field]: 'This must be a file' })
export const wrongFileField = (given: string, { field }: Upload) =>
  invalid({ [shown(given)]: `No file is taken here; files belong under ${field}` })
export const namelessField = () => invalid({ form: 'Every part of the form needs a name' })
export const longName = (given: string) => invalid({ [shown(given)]: 'Unknown field' })
export const longField = (given: string, maxBytes: number) =>
  invalid({ [shown(given)]: `At most ${size(maxBytes)} of text` })

/** Where several files may come, a refusal of one says which. */
export function naming(error: unknown, name: string, { field, maxFiles }: Upload): unknown {
  const complaint = error instanceof AppError ? error.fields?.[field] : undefined
  if (maxFiles === 1 || complaint === undefined || !(error instanceof AppError)) return error
  return new AppError(error.code, error.message, { fields: { ...error.fields, [field]: `${name}: ${complaint}` } })
}

const broken = 'This is not a complete, well-formed multipart/form-data form'

/** Says in our words what the form parser found. */
export function brokenForm(error: unknown, upload: Upload, maxFields: number): AppError {
  const { code } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') return tooManyFiles(upload)
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return invalid({ form: `At most ${maxFields} fields` })
  if (code === 'FST_PROTO_VIOLATION') return invalid({ form: 'A field has a name that is not known here' })
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') return invalid({ form: 'A field that says it is JSON is not' })
  return invalid({ form: broken }, 'The form could not be read')
}

const shown = (name: string) => truncate(name, 60)
const atMost = (files: number) => (files === 1 ? 'At most 1 file' : `At most ${files} files`)
const megabyte = 1024 * 1024
const size = (bytes: number) =>
  bytes >= megabyte ? `${+(bytes / megabyte).toFixed(1)} MB` : `${Math.floor(bytes / 1024)} KB`

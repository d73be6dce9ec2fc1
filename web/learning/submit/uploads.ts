import { removeUpload, sendFile } from './upload.ts'
import { createUploadList, type UploadList } from './upload-list.ts'

const lists = new Map<number, UploadList>()

/** The same list for a step until the page is reloaded. */
export function uploadsOf(taskStepId: number): UploadList {
  const list = lists.get(taskStepId) ?? createUploadList(taskStepId, { send: sendFile, remove: removeUpload })
  lists.set(taskStepId, list)
  return list
}

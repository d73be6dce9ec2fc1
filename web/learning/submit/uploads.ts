import { removeUpload, sendFile } from '../solutions/upload.ts'
import { createUploadList, type UploadList } from './upload-list.ts'

const lists = new Map<number, UploadList>()

/** The list of a step: the same one as long as the page is not reloaded. */
export function uploadsOf(taskStepId: number): UploadList {
  const list = lists.get(taskStepId) ?? createUploadList(taskStepId, { send: sendFile, remove: removeUpload })
  lists.set(taskStepId, list)
  return list
}

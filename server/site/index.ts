export { deliverFile } from './deliver-file.ts'
export { signedFileUrl } from './files.links.ts'
export {
  deleteFiles,
  fileById,
  filesInsert,
  fileValues,
  insertFile,
  insertPicture,
  knownFiles,
  type Received,
} from './files.store.ts'
export { type LinkReader, linkReader } from './link-reader.store.ts'
export { hasSamplePayee, readSettings, staffNeedFactor, writeSettings } from './settings.store.ts'

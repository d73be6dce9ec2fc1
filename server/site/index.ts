export { signedFileUrl } from './files.links.ts'
export { storedFile } from './files.rules.ts'
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
export { isSignedInAdmin, type LinkReader, linkReader } from './link-reader.store.ts'
export { hasSamplePayee, readSettings, staffNeedFactor, writeSettings } from './settings.store.ts'

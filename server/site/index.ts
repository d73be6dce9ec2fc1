export { changeConnection, type Confirmed, openConnection, savedSecret } from './connections/service.ts'
export { savedConnection } from './connections/store.ts'
export { signedFileUrl } from './files.links.ts'
export { storedFile } from './files.rules.ts'
export {
  deleteFiles,
  fileById,
  filesInsert,
  fileValues,
  insertFile,
  insertPicture,
  isSignedInWith,
  knownFiles,
  type LinkReader,
  linkReader,
  type Received,
} from './files.store.ts'
export { insertHolidays, holidaysBetween } from './holidays/store.ts'
export { hasSamplePayee, readSettings, staffNeedFactor, writeSettings } from './settings.store.ts'

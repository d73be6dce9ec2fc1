export { signedFileUrl } from './files.links.ts'
export { deleteFiles, fileById, insertFile, insertPicture, knownFiles } from './files.store.ts'
export { type LinkReader, linkReader } from './link-reader.store.ts'
export { hasSamplePayee, readSettings, staffNeedFactor, writeSettings } from './settings.store.ts'

export { signedFileUrl } from './files.links.ts'
export { deleteFiles, fileById, insertFile, insertPicture, knownFiles } from './files.store.ts'
export { readSettings, writeSettings } from './settings.store.ts'

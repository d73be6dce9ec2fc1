export { signedFileUrl } from './files.links.ts'
export { fileById, insertFile } from './files.store.ts'
export { readSettings, writeSettings } from './settings.store.ts'

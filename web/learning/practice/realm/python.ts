import { createPythonEngine } from '#engines/realm/python.ts'
import { bytesOf, serveRealm } from './serve-realm.ts'

serveRealm(({ print, assets }) => createPythonEngine({ print, assets: bytesOf(assets) }))

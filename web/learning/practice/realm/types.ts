import { createTypesEngine } from '#engines/types/engine.ts'
import { bytesOf, serveRealm } from './serve-realm.ts'

serveRealm(({ assets }) => createTypesEngine(bytesOf(assets)))

import { createSqlEngine } from '#engines/realm/sql.ts'
import { bytesOf, serveRealm } from './serve-realm.ts'

serveRealm(({ print, assets }) => createSqlEngine({ print, assets: bytesOf(assets) }))

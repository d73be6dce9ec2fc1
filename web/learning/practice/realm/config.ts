import { createConfigEngine } from '#engines/realm/config.ts'
import { serveRealm } from './serve-realm.ts'

serveRealm(({ print }) => createConfigEngine({ print }))

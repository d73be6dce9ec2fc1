import { createHtmlEngine } from '#engines/realm/html.ts'
import { serveRealm } from './serve-realm.ts'

serveRealm(({ print }) => createHtmlEngine({ print }))

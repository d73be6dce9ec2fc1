import { createJavaScriptEngine } from '#engines/realm/javascript.ts'
import { serveRealm } from './serve-realm.ts'

serveRealm(({ print }) => createJavaScriptEngine({ print }))

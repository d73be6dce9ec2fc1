import { createJavaScriptEngine } from '#engines/realm/javascript.ts'
import { compileTypeScript } from '#engines/realm/typescript.ts'
import { serveRealm } from './serve-realm.ts'

serveRealm(({ print }) => createJavaScriptEngine({ print, compile: compileTypeScript }))

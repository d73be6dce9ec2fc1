import type { Language } from '#engines/program.ts'
import { download } from './download.ts'
import type { RealmAssets } from './realm/frame-protocol.ts'

/** A place where programs of one language run. Loaded when somebody runs the first one. */
export type Realm = {
  /** The address of a worker's script that contains everything it needs. */
  url: string
  /** Copied for each worker. */
  assets: RealmAssets
  /** Starting is slow: a worker that is free runs the next program, too. */
  isReused: boolean
}

type Progress = (text: string, part: number) => void
type LoadRealm = (onLoading: Progress) => Promise<Realm>

const loaders: Partial<Record<Language, LoadRealm>> = {
  javascript: async () => scriptRealm((await import('./realm/javascript.ts?bundled')).text),
  typescript: async () => scriptRealm((await import('./realm/typescript.ts?bundled')).text),
  html: async () => scriptRealm((await import('./realm/html.ts?bundled')).text),
  config: async () => scriptRealm((await import('./realm/config.ts?bundled')).text),
  python: async (onLoading) => {
    const [{ text }, { python }] = await Promise.all([
      import('./realm/python.ts?bundled'),
      import('virtual:engine-assets'),
    ])
    return { url: scriptUrl(text), assets: await download(python, 'Python', onLoading), isReused: true }
  },
  sql: async (onLoading) => {
    const [{ text }, { sql }] = await Promise.all([import('./realm/sql.ts?bundled'), import('virtual:engine-assets')])
    return { url: scriptUrl(text), assets: await download(sql, 'PostgreSQL', onLoading), isReused: true }
  },
}

const scriptRealm = (text: string): Realm => ({ url: scriptUrl(text), assets: {}, isReused: false })

/** The name is for stack traces, which would show the whole address otherwise. */
const scriptUrl = (text: string) =>
  `data:text/javascript;charset=utf-8,${encodeURIComponent(`${text}\n//# sourceURL=realm.js`)}`

const realms = new Map<Language, Promise<Realm>>()

export function loadRealm(language: Language, onLoading: Progress): Promise<Realm> {
  const load = loaders[language]
  if (!load) throw new Error(`${language} can’t be run in the page`)
  const realm = realms.get(language) ?? load(onLoading)
  realms.set(language, realm)
  // The connection may be back when it is tried again.
  realm.catch(() => realms.delete(language))
  return realm
}

import { Buffer } from 'node:buffer'

const coded = (code: string, message: string) => Object.assign(new Error(`${code}: ${message}`), { code })

/** `node:fs` and `node:fs/promises` for projects: they read their own files, such as migrations, and write nothing. */
export function fileSystem(files: () => ReadonlyMap<string, string>, root: () => string) {
  /** Relative paths begin at the project's folder, where `npm start` runs. */
  const pathOf = (name: unknown): string => {
    const { pathname } = new URL(String(name), root())
    return decodeURIComponent(pathname).split('/').slice(3).join('/').replace(/\/$/, '')
  }
  const readFileSync = (name: unknown, options?: unknown) => {
    const text = files().get(pathOf(name))
    if (text === undefined) throw coded('ENOENT', `there is no file ${pathOf(name)} in this project`)
    const encoding = typeof options === 'string' ? options : (options as { encoding?: string } | undefined)?.encoding
    return encoding ? text : Buffer.from(text)
  }
  const readdirSync = (name: unknown) => {
    const folder = pathOf(name)
    const inside = [...files().keys()].filter((path) => folder === '' || path.startsWith(`${folder}/`))
    if (inside.length === 0) throw coded('ENOENT', `there is no folder ${folder} in this project`)
    const start = folder === '' ? 0 : folder.length + 1
    return [...new Set(inside.map((path) => path.slice(start).split('/')[0]!))].toSorted()
  }
  const existsSync = (name: unknown) => {
    const path = pathOf(name)
    return [...files().keys()].some((one) => one === path || one.startsWith(`${path}/`))
  }
  const refuse = () => {
    throw coded('EROFS', 'files can’t be written here. Keep what must stay in the database')
  }
  const later =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    async (...args: Args) =>
      run(...args)
  const promises = {
    readFile: later(readFileSync),
    readdir: later(readdirSync),
    access: later((name: unknown) => void readFileSync(name)),
    writeFile: later(refuse),
    appendFile: later(refuse),
    mkdir: later(refuse),
    rm: later(refuse),
  }
  const sync = {
    readFileSync,
    readdirSync,
    existsSync,
    writeFileSync: refuse,
    appendFileSync: refuse,
    mkdirSync: refuse,
  }
  return {
    fs: { ...sync, promises, default: { ...sync, promises } },
    'fs/promises': { ...promises, default: promises },
  }
}

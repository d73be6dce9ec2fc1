import type { Extension } from '@codemirror/state'

type Load = () => Promise<Extension>

const script =
  (options: { typescript?: boolean; jsx?: boolean }): Load =>
  async () =>
    (await import('@codemirror/lang-javascript')).javascript(options)

const python: Load = async () => (await import('@codemirror/lang-python')).python()

/** By the end of the file's name. Each is a chunk of its own. */
const loaders: Record<string, Load> = {
  js: script({}),
  javascript: script({}),
  mjs: script({}),
  json: script({}),
  jsx: script({ jsx: true }),
  ts: script({ typescript: true }),
  typescript: script({ typescript: true }),
  tsx: script({ typescript: true, jsx: true }),
  py: python,
  python,
  sql: async () => {
    const { sql, PostgreSQL } = await import('@codemirror/lang-sql')
    return sql({ dialect: PostgreSQL })
  },
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
}

/** Colours and indentation of a file's language; nothing if it is unknown or can't be loaded. */
export async function loadLanguage(fileName: string): Promise<Extension> {
  const load = loaders[fileName.split('.').at(-1) ?? '']
  return (await load?.().catch(() => null)) ?? []
}

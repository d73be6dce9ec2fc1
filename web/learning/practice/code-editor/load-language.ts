import type { StreamParser } from '@codemirror/language'
import type { Extension } from '@codemirror/state'

type Load = () => Promise<Extension>

const script =
  (options: { typescript?: boolean; jsx?: boolean }): Load =>
  async () =>
    (await import('@codemirror/lang-javascript')).javascript(options)

const python: Load = async () => (await import('@codemirror/lang-python')).python()

/** Of CodeMirror 5: small, and enough to colour a file. */
const simple =
  (load: () => Promise<StreamParser<unknown>>): Load =>
  async () => {
    const [{ StreamLanguage }, parser] = await Promise.all([import('@codemirror/language'), load()])
    return StreamLanguage.define(parser)
  }
const yaml: Load = async () => (await import('@codemirror/lang-yaml')).yaml()
const shell = simple(async () => (await import('@codemirror/legacy-modes/mode/shell')).shell)
const nginx = simple(async () => (await import('@codemirror/legacy-modes/mode/nginx')).nginx)
const unit = simple(async () => (await import('@codemirror/legacy-modes/mode/properties')).properties)

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
  yaml,
  yml: yaml,
  sh: shell,
  conf: nginx,
  Caddyfile: nginx,
  tf: nginx,
  service: unit,
  timer: unit,
  Dockerfile: simple(async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile),
}

/** Colours and indentation of a file's language; nothing if it is unknown or can't be loaded. */
export async function loadLanguage(fileName: string): Promise<Extension> {
  const load = loaders[fileName.split(/[./]/).at(-1) ?? '']
  return (await load?.().catch(() => null)) ?? []
}

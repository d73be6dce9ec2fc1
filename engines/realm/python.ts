import type { PyodideAPI } from 'pyodide'
import type { Program } from '../program.ts'
import { encode } from '../values.ts'
import { type Assets, assetOf } from './assets.ts'
import { FileError } from './modules.ts'
import type { Engine, Failure, PrintedLine } from './protocol.ts'
import { bootstrap } from './python-bootstrap.ts'
import { pythonCall } from './python-call.ts'

type Options = { print: (line: PrintedLine) => void; assets: Assets }

/** What the Python side answers: JSON in a form that `revived` understands, or what went wrong. */
type Answer = { value: unknown } | { failure: Failure }

/** Imports the entry file as a module. A check's code runs with the names of the module. */
export async function createPythonEngine({ print, assets }: Options): Promise<Engine> {
  const printed: string[] = []
  const write = (level: PrintedLine['level']) => (text: string) => {
    if (level === 'log') printed.push(text)
    print({ level, text })
  }
  const writers = [splitLines(write('log')), splitLines(write('error'))] as const
  const load = async () => {
    const { python, lock } = await loadPython(assets)
    python.setStdout({ write: writers[0].write })
    python.setStderr({ write: writers[1].write })
    python.runPython(bootstrap)
    python.runPython(pythonCall)
    lock()
    return python
  }
  let python: PyodideAPI | null = await load()
  const call = async (name: 'prepare' | 'start' | 'evaluate', input: object): Promise<unknown> => {
    python ??= await load()
    python.globals.set('_input', JSON.stringify(input))
    const answer = JSON.parse(String(python.runPython(`_realm.${name}(_input)`))) as Answer
    for (const { end } of writers) end()
    if ('value' in answer) return revived(answer.value)
    const { name: kind, message, file, line } = answer.failure
    throw new FileError(message, file ?? '', line, kind)
  }
  return {
    prepare: async (checks) => {
      await call('prepare', { checks: checks.map(({ run, call = null }) => ({ run, call })) })
    },
    start: async ({ files, entry }: Program) => {
      printed.splice(0)
      await call('start', { files, entry })
    },
    evaluate: async (check) => encode(await call('evaluate', { check, printed: [...printed] })),
    settle: async () => {},
    describe: (error) => {
      if (error instanceof FileError) {
        const { name, message, file, line } = error
        return { name, message, file: file === '' ? null : file, line }
      }
      // Python itself broke, for instance because it ran out of memory.
      python = null
      return { name: 'Error', message: 'Python stopped while it ran your code.', file: null, line: null }
    },
  }
}

/** Lines out of what Python writes; the last one may have no end. */
function splitLines(print: (line: string) => void) {
  const decoder = new TextDecoder()
  let rest = ''
  return {
    write: (bytes: Uint8Array) => {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop()!
      for (const line of lines) print(line)
      return bytes.length
    },
    end: () => {
      if (rest !== '') print(rest)
      rest = ''
    },
  }
}

/**
 * Pyodide loads its files with fetch, or with Node's file system. Here there is neither, and Python must not reach them:
 * for Pyodide this is a worker in which a function reads files.
 */
async function loadPython(assets: Assets): Promise<{ python: PyodideAPI; lock: () => void }> {
  const scope = globalThis as unknown as Record<string, unknown>
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const stand = {
    WorkerGlobalScope: scope['WorkerGlobalScope'] ?? function () {},
    process: undefined,
    read: () => '',
    load: () => {},
    readbuffer: (path: string) => assetOf(assets, nameOf(path)),
  }
  const before = Object.fromEntries(Object.keys(stand).map((name) => [name, scope[name]]))
  Object.assign(scope, stand)
  try {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      import('pyodide'),
      import('pyodide/pyodide.asm.mjs'),
    ])
    const { guard, lock } = lockAfterwards()
    const python = await loadPyodide({
      createPyodideModule: (settings) =>
        createPyodideModule({ ...settings, instantiateWasm: guard(settings.instantiateWasm as Instantiate) as never }),
      indexURL: '/',
      // No packages: only the standard library.
      lockFileContents: { info, packages: {} },
      // The module `js` is empty.
      jsglobals: {},
      stdin: () => null,
      env: { TZ: 'Asia/Kolkata', PYTHONHASHSEED: '0' },
    })
    return { python, lock }
  } finally {
    Object.assign(scope, before)
    for (const [name, value] of Object.entries(before)) if (value === undefined) Reflect.deleteProperty(scope, name)
  }
}

type Imports = Record<string, Record<string, unknown>>
type Instantiate = (imports: Imports, onDone: (...instance: unknown[]) => void) => unknown

// What Python calls in order to use objects of JavaScript, and functions by their address (ctypes).
const reachesOut =
  /^_?(Js|raw_call|ffi_|emscripten_asm_const|emscripten_dlopen|dlopen|dlsym|create_promise|pyproxy_new)/
const needed = new Set(['JsvError_Check', 'JsvArray_Get', 'JsvNoValue_Check'])

/**
 * In Python, nothing can be hidden: what Pyodide itself holds of JavaScript can be found with `gc`, and an import that is
 * refused can be made in another way. So the calls themselves end Python once it is loaded; running programs needs none.
 */
function lockAfterwards() {
  let isLocked = false
  const locked = (name: string, real: (...values: unknown[]) => unknown) => {
    if (!reachesOut.test(name) || needed.has(name)) return real
    return (...values: unknown[]) => {
      if (isLocked) throw new Error('Python can’t use JavaScript here.')
      return real(...values)
    }
  }
  const guard =
    (instantiate: Instantiate): Instantiate =>
    ({ env, ...others }, onDone) => {
      const entries = Object.entries(env!).map(([name, value]) => [
        name,
        typeof value === 'function' ? locked(name, value as never) : value,
      ])
      return instantiate({ ...others, env: Object.fromEntries(entries) as Imports[string] }, onDone)
    }
  return { guard, lock: () => void (isLocked = true) }
}

/** As in the lock file of this version of Pyodide, which checks it. */
const info = {
  abi_version: '2026_0',
  arch: 'wasm32',
  platform: 'emscripten_5_0_3',
  python: '3.14.2',
  version: '314.0.7',
} as const

/** Numbers, texts, lists and so on are what they are; `{"#": kind, v}` is what JSON doesn't know. */
function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived)
  if (typeof value !== 'object' || value === null) return value
  const { '#': kind, v: inner } = value as { '#': string; v: never }
  switch (kind) {
    case 'number':
      return Number(inner)
    case 'int':
      return BigInt(inner)
    case 'set':
      return new Set((inner as unknown[]).map(revived))
    case 'map':
      return new Map((inner as [unknown, unknown][]).map(([key, one]) => [revived(key), revived(one)]))
    default:
      return Object.fromEntries(Object.entries(inner as object).map(([key, one]) => [key, revived(one)]))
  }
}

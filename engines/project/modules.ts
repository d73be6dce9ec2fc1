import { registerHooks } from 'node:module'
import { transform } from 'sucrase'
import type { ProgramFile } from '../program.ts'
import { FileError, parseModule } from '../realm/modules.ts'
import { fileSystem } from './file-system.ts'
import { nodeModules, packageOf, shelfNames } from './shelf.ts'

/** Each opening of a project has a folder of its own, so that its modules run again. */
const root = 'file:///project/'
const ours = 'engine:'
const endings = ['', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.ts', '/index.tsx']

export type Modules = {
  /** Puts files in place of those before, and returns what imports one of them. */
  open: (files: readonly ProgramFile[]) => (path: string) => Promise<Record<string, unknown>>
  /** In place of a module of Node or of a package. */
  replace: (name: string, exports: Record<string, unknown>) => void
  /** Called with the text of each imported style sheet. */
  onStyle: (add: (text: string) => void) => void
}

/**
 * Lets learners' files import each other, the packages of the shelf and parts of Node, and nothing else. They are never
 * written anywhere: the sandbox has no place for that.
 */
export function createModules(): Modules {
  let opened = 0
  let files = new Map<string, string>()
  let addStyle: (text: string) => void = () => {}
  const replaced = new Map<string, Record<string, unknown>>()
  const current = () => `${root}${opened}/`

  const replace: Modules['replace'] = (name, exports) => void replaced.set(name, exports)
  const readsFiles = fileSystem(() => files, current)
  for (const [name, exports] of Object.entries(readsFiles)) replace(name, exports)

  const resolveFile = (name: string, parent: string): string => {
    const { pathname } = new URL(name, parent)
    const path = decodeURIComponent(pathname).split('/').slice(3).join('/')
    const found = endings.map((ending) => path + ending).find((one) => files.has(one))
    if (!found) throw new FileError(`There is no file ${path}.`, fileOf(parent), null, 'Error')
    return current() + found
  }

  registerHooks({
    resolve: (name, context, next) => {
      const parent = context.parentURL ?? ''
      if (name.startsWith(root)) return { url: name, shortCircuit: true }
      if (!parent.startsWith(root)) return next(name, context)
      if (/^\.{0,2}\//.test(name)) return { url: resolveFile(name, parent), shortCircuit: true }
      const bare = name.replace(/^node:/, '')
      if (replaced.has(bare)) return { url: `${ours}${bare}`, shortCircuit: true }
      if ((nodeModules as readonly string[]).includes(bare)) return next(`node:${bare}`, context)
      if (shelfNames.includes(packageOf(name))) return next(name, { ...context, parentURL: import.meta.url })
      throw new FileError(notOnTheShelf(name), fileOf(parent), null, 'Error')
    },
    load: (url, context, next) => {
      if (url.startsWith(ours)) {
        const name = url.slice(ours.length)
        return { format: 'module', source: moduleOf(name, replaced.get(name)!), shortCircuit: true }
      }
      if (!url.startsWith(root)) return next(url, context)
      const path = fileOf(url)
      const text = files.get(path) ?? ''
      if (path.endsWith('.json')) return { format: 'json', source: text, shortCircuit: true }
      if (path.endsWith('.css')) {
        addStyle(text)
        return { format: 'module', source: '', shortCircuit: true }
      }
      return { format: 'module', source: compile(path, text), shortCircuit: true }
    },
  })
  Object.defineProperty(globalThis, Symbol.for(ours), { value: (name: string) => replaced.get(name) })

  return {
    replace,
    onStyle: (add) => (addStyle = add),
    open: (list) => {
      opened += 1
      files = new Map(list.map(({ path, text }) => [path, text]))
      return async (path) => (await import(/* @vite-ignore */ resolveFile(`/project/${opened}/${path}`, root))) as never
    },
  }
}

/** The learner's path in an address or a line of a stack. */
export const fileOf = (url: string): string => url.replace(/^file:\/\/\/project\/\d+\//, '')

const notOnTheShelf = (name: string) =>
  `“${name}” isn’t available here. Projects can import their own files, ${shelfNames.join(', ')} and parts of Node such as node:http and node:test.`

/** A module with the same exports. */
function moduleOf(name: string, exports: Record<string, unknown>): string {
  const names = Object.keys(exports).filter((one) => one !== 'default')
  const from = `const exports = globalThis[Symbol.for('${ours}')]('${name}')`
  return `${from}\nexport default exports.default\nexport const { ${names.join(', ')} } = exports\n`
}

const typed = /\.[cm]?tsx?$/
const withTags = /\.[jt]sx$/

/** Takes types away and makes calls of tags; lines stay where they are. */
function compile(path: string, text: string): string {
  if (!typed.test(path) && !withTags.test(path)) {
    parseModule(text, path)
    return text
  }
  try {
    const transforms = [...(typed.test(path) ? ['typescript' as const] : []), 'jsx' as const]
    const options = { jsxRuntime: 'automatic', production: true, disableESTransforms: true } as const
    return transform(text, { transforms, ...options }).code
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } }
    const said = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')
    throw new FileError(said, path, loc?.line ?? null)
  }
}

import type { Rolldown } from 'vite'

export type Context = Rolldown.ChunkingContext

const list = /(import|export)\s*(?:\{([^}]*)\}|\*\s*as\s+(\w+))\s*from\s*["']([^"']+)["'];?/g

type Module = { code: string; importedIds: readonly string[]; laterIds: readonly string[] }

const modules = new Map<string, Module>()

/** Read once: the bundler makes a new copy, with the code, every time it is asked. */
export function moduleOf(id: string, context: Context): Module {
  const info = modules.get(id) ?? read(id, context)
  modules.set(id, info)
  return info
}

function read(id: string, context: Context): Module {
  const info = context.getModuleInfo(id)
  return { code: info?.code ?? '', importedIds: info?.importedIds ?? [], laterIds: info?.dynamicallyImportedIds ?? [] }
}

const known = new Map<string, string[]>()

/**
 * The modules that a module uses. Of a file that only passes names on, the index of a domain or a file of the contract
 * (lean-contract.ts), these are the modules of the names that it imports: the bundler removes the others.
 */
export function importsOf(id: string, context: Context): string[] {
  const answer = known.get(id) ?? follow(id, context)
  known.set(id, answer)
  return answer
}

function follow(id: string, context: Context): string[] {
  const { importedIds, code } = moduleOf(id, context)
  return importedIds.flatMap((imported) => behind(imported, () => new Set(namesFrom(imported, code)), context))
}

function behind(id: string, names: () => Set<string>, context: Context): string[] {
  if (!passesOn(id, context)) return [id]
  const wanted = names()
  const { code, importedIds } = moduleOf(id, context)
  return [...code.matchAll(list)].flatMap(([, , specifiers = '', , from = '']) => {
    const passed = pairsOf(specifiers).filter((names) => wanted.has(names.at(-1)!))
    const target = importedIds.find((one) => isNamed(from, one))
    return passed.length > 0 && target ? behind(target, () => new Set(passed.map(([name]) => name!)), context) : []
  })
}

function passesOn(id: string, context: Context): boolean {
  const { code } = moduleOf(id, context)
  if (!code || /[\\/]node_modules[\\/]/.test(id) || code.replaceAll(list, '').trim() !== '') return false
  return [...code.matchAll(list)].every(([, kind]) => kind === 'export')
}

function namesFrom(imported: string, code: string): string[] {
  const lists = [...code.matchAll(list)].filter(([, , , , from]) => isNamed(from!, imported))
  return lists.flatMap(([, , specifiers = '', namespace]) =>
    namespace
      ? [...code.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name]) => name!)
      : pairsOf(specifiers).map(([name]) => name!),
  )
}

/** `a, b as c` are `a` and `b as c`, each with the name before and after. */
const pairsOf = (specifiers: string) => specifiers.split(',').map((specifier) => specifier.trim().split(' as '))

/** Whether the text of an import names this file. The files that one file imports end differently. */
const isNamed = (from: string, id: string) => id === from || id.endsWith(from.replace(/^(#|(\.\.?\/)+)/, '/'))

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** Every import that crosses from one module to another: [{ from, to, file, target }] */
export function crossings(src) {
  const found = []
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.mjs')) continue
    const path = join(entry.parentPath, entry.name)
    const parts = relative(src, path).split(sep)
    const from = parts.length === 1 ? 'app' : parts[0] // a file directly in src/ belongs to the app
    for (const [, text] of readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      const target = relative(src, resolve(dirname(path), text)).split(sep)
      if (target[0] !== from) found.push({ from, to: target[0], file: relative(src, path), target: target.join('/') })
    }
  }
  return found
}
export const bypasses = (all) => all.filter((one) => one.target !== `${one.to}/index.mjs`)

/** A cycle as a list of modules, or null. */
export function cycle(all) {
  const walk = (path) => {
    for (const { to } of all.filter((one) => one.from === path.at(-1))) {
      if (path.includes(to)) return [...path.slice(path.indexOf(to)), to]
      const deeper = walk([...path, to])
      if (deeper) return deeper
    }
    return null
  }
  for (const start of new Set(all.map((one) => one.from))) {
    const found = walk([start])
    if (found) return found
  }
  return null
}

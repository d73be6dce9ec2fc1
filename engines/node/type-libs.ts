import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What runs in Node 24 and in every browser of the last two years. */
const javascript = 'lib.es2024.d.ts'

/** What programs find in Node and in a worker of the page alike, besides JavaScript itself. */
const globals = [
  'console setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone crypto JsonWebKey',
  'URL URLSearchParams TextEncoder TextDecoder atob btoa performance AbortController AbortSignal',
  'fetch Request Response Headers FormData Blob File ReadableStream Event EventTarget CustomEvent',
].flatMap((names) => names.split(' '))

/** The compiler's declarations of all that a program can use, by file name and without comments. */
export function typeLibs(): Record<string, string> {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript-compiler'))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const libs: Record<string, string> = {}
  const add = (file: string) => {
    if (libs[file] !== undefined) return
    const text = read(file)
    libs[file] = withoutComments(text)
    for (const [, name] of text.matchAll(/^\/\/\/ <reference lib="([^"]+)" \/>/gm)) add(`lib.${name}.d.ts`)
  }
  add(javascript)
  return { ...libs, 'globals.d.ts': declarationsOf(globals, withoutComments(read('lib.webworker.d.ts'))) }
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\n\s*\n+/g, '\n')

/** It would bring canvases, video and graphics along. */
const transferable = 'Transferable'

/** These declarations and those that they refer to: the rest of a worker, such as `name` and `close`, doesn't exist. */
function declarationsOf(names: readonly string[], text: string): string {
  const found = new Map<string, string[]>()
  for (const [declaration, name = ''] of text.matchAll(
    /^(?:declare \w+|interface|type) (\w+)[^]*?(?=^[a-z]|$(?![^]))/gm,
  ))
    found.set(name, [...(found.get(name) ?? []), declaration])
  found.set(transferable, [`type ${transferable} = ArrayBuffer\n`])
  const used = new Set(names)
  for (const name of used)
    for (const declaration of found.get(name) ?? [])
      for (const [word] of declaration.matchAll(/\b[A-Z]\w+/g)) if (found.has(word)) used.add(word)
  return [...used].flatMap((name) => found.get(name) ?? []).join('')
}

import type { HLJSApi } from 'highlight.js'
import { embedded, grammars, languageOf, type Language } from './languages.ts'
import { plainLines, readMarkup, splitLines, textOf, type Token } from './tokens.ts'

export type { Token } from './tokens.ts'

// Colouring takes about a second per megabyte, in which the page does not answer; who writes so much by hand?
const mostCharacters = 300_000

let instance: HLJSApi | null = null

async function highlighter(): Promise<HLJSApi> {
  const { default: hljs } = await import('highlight.js/lib/core')
  return (instance ??= hljs.newInstance())
}

/** The lines of a file as coloured pieces; plain where the language is unknown, the file huge, or a grammar fails. */
export async function highlightLines(code: string, fileName: string): Promise<Token[][]> {
  const language = languageOf(fileName)
  if (!language || code.length > mostCharacters) return plainLines(code)
  try {
    const hljs = await ready(language)
    const lines = splitLines(readMarkup(hljs.highlight(code, { language, ignoreIllegals: true }).value))
    // A colour too few harms nobody; a letter too few would.
    return textOf(lines) === code ? lines : plainLines(code)
  } catch {
    // The connection may have gone before the grammar came; the text is here and can be read.
    return plainLines(code)
  }
}

async function ready(language: Language): Promise<HLJSApi> {
  const hljs = await highlighter()
  const missing = [language, ...(embedded[language] ?? [])].filter((name) => !hljs.getLanguage(name))
  const loaded = await Promise.all(missing.map(async (name) => [name, (await grammars[name]()).default] as const))
  for (const [name, grammar] of loaded) hljs.registerLanguage(name, grammar)
  return hljs
}

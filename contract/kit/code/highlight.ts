import type { HLJSApi } from 'highlight.js'
import hljs from 'highlight.js/lib/core'
import { embedded, grammars, languageOf, type Language } from './languages.ts'
import { plainLines, readMarkup, splitLines, textOf, type Token } from './tokens.ts'

export type { Token } from './tokens.ts'

// Highlighting blocks the page for about a second per megabyte.
const maxCharacters = 300_000

const instance = hljs.newInstance()

/** Highlighted lines; plain where the language is unknown, the file is huge or a grammar fails. */
export async function highlightLines(code: string, fileName: string): Promise<Token[][]> {
  const language = languageOf(fileName)
  if (!language || code.length > maxCharacters) return plainLines(code)
  try {
    const highlighter = await loadLanguage(language)
    const lines = splitLines(readMarkup(highlighter.highlight(code, { language, ignoreIllegals: true }).value))
    // Losing a colour is harmless; losing a character is not.
    return textOf(lines) === code ? lines : plainLines(code)
  } catch {
    // The grammar may not load; the text can still be read.
    return plainLines(code)
  }
}

async function loadLanguage(language: Language): Promise<HLJSApi> {
  const missing = [language, ...(embedded[language] ?? [])].filter((name) => !instance.getLanguage(name))
  const loaded = await Promise.all(missing.map(async (name) => [name, (await grammars[name]()).default] as const))
  for (const [name, grammar] of loaded) instance.registerLanguage(name, grammar)
  return instance
}

import type { LanguageFn } from 'highlight.js'

type Loader = () => Promise<{ default: LanguageFn }>

/** Each grammar is loaded when the first file in its language is opened. */
export const grammars = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  dart: () => import('highlight.js/lib/languages/dart'),
  diff: () => import('highlight.js/lib/languages/diff'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  go: () => import('highlight.js/lib/languages/go'),
  gradle: () => import('highlight.js/lib/languages/gradle'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  makefile: () => import('highlight.js/lib/languages/makefile'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  nginx: () => import('highlight.js/lib/languages/nginx'),
  php: () => import('highlight.js/lib/languages/php'),
  powershell: () => import('highlight.js/lib/languages/powershell'),
  python: () => import('highlight.js/lib/languages/python'),
  r: () => import('highlight.js/lib/languages/r'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  scss: () => import('highlight.js/lib/languages/scss'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
} satisfies Record<string, Loader>

export type Language = keyof typeof grammars

/** Languages inside others: CSS and JavaScript in HTML, tags in JSX. */
export const embedded: Partial<Record<Language, Language[]>> = {
  javascript: ['xml', 'css'],
  markdown: ['xml'],
  php: ['xml', 'css', 'javascript'],
  typescript: ['xml', 'css'],
  xml: ['css', 'javascript'],
}

const extensions: Record<Language, string> = {
  bash: 'sh bash zsh env',
  c: 'c h',
  cpp: 'cpp cc cxx hpp hh ino',
  csharp: 'cs',
  css: 'css',
  dart: 'dart',
  diff: 'diff patch',
  dockerfile: 'dockerfile containerfile',
  go: 'go',
  gradle: 'gradle',
  ini: 'ini toml cfg conf properties editorconfig',
  java: 'java',
  javascript: 'js mjs cjs jsx',
  json: 'json jsonc ipynb webmanifest map',
  kotlin: 'kt kts',
  makefile: 'makefile mk',
  markdown: 'md markdown',
  nginx: 'nginx nginx.conf',
  php: 'php',
  powershell: 'ps1 psm1',
  python: 'py pyw pyi',
  r: 'r',
  ruby: 'rb gemfile rakefile',
  rust: 'rs',
  scss: 'scss',
  sql: 'sql',
  swift: 'swift',
  typescript: 'ts mts cts tsx',
  xml: 'html htm xhtml xml svg vue svelte',
  yaml: 'yaml yml',
}

const byExtension = new Map(
  Object.entries(extensions).flatMap(([language, list]) =>
    // By its own name too, as in a fenced block: ```python
    [language, ...list.split(' ')].map((extension) => [extension, language as Language] as const),
  ),
)

/** By full name first (Dockerfile), then by extension. */
export function languageOf(fileName: string): Language | null {
  const name = (fileName.split('/').at(-1) ?? '').toLowerCase()
  return byExtension.get(name) ?? byExtension.get(name.split('.').at(-1) ?? '') ?? null
}

import { Window } from 'happy-dom'
import type { Program, ProgramFile } from '../program.ts'
import { encode } from '../values.ts'
import { createConsole } from './console.ts'
import { placeIn } from './javascript.ts'
import { type CompileCheck, compileChecks, FileError, importCheck, linkModules } from './modules.ts'
import type { Engine, Failure, PrintedLine } from './protocol.ts'
import { watchTimers } from './timers.ts'

type Options = { print: (line: PrintedLine) => void; compileCheck?: CompileCheck }
type Check = (document: unknown, window: unknown) => unknown

/**
 * Reads the page with happy-dom, in the page and on the server alike, so that both come to the same result. Each check
 * gets a new document whose scripts have run.
 */
export function createHtmlEngine({ print, compileCheck = importCheck }: Options): Engine {
  const timers = watchTimers()
  let isPrinting = true
  Object.assign(globalThis, { console: createConsole((line) => isPrinting && print(line)) })
  let program: Program = { language: 'html', entry: '', files: [], database: '' }
  let opened = 0
  let checks: Check[] = []

  const open = async (): Promise<Window> => {
    const { entry } = program
    opened += 1
    // A module runs only once, so each document needs its own.
    const mark = `\n// ${opened}`
    const files = program.files.map(({ path, text }) => ({ path, text: path.endsWith('.js') ? text + mark : text }))
    const html = files.find(({ path }) => path === entry)?.text ?? ''
    const window = new Window({ url: 'https://page.example/', settings: pageSettings })
    replaceGlobals(window)
    const { document } = window
    document.write(html)
    addStyles(window, files, print)
    for (const script of document.querySelectorAll('script')) {
      const source = sourceOf(script, { ...program, files }, mark, print)
      if (source) await import(/* @vite-ignore */ linkModules(source.files, source.entry))
    }
    document.dispatchEvent(new window.Event('DOMContentLoaded', { bubbles: true }))
    window.dispatchEvent(new window.Event('load'))
    return window
  }

  return {
    prepare: async (list) => {
      checks = await compileChecks(list, compileCheck)
    },
    start: async (next) => {
      program = next
      isPrinting = true
      await open()
    },
    evaluate: async (index) => {
      isPrinting = false
      const window = await open()
      return encode(await checks[index]!(window.document, window))
    },
    settle: timers.settled,
    describe: (error) => describe(error, program.files),
  }
}

export const pageSettings = {
  disableCSSFileLoading: true,
  disableJavaScriptFileLoading: true,
  disableJavaScriptEvaluation: true,
  handleDisabledFileLoadingAsSuccess: true,
  navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true, disableChildPageNavigation: true },
}

/** Scripts see the new window; what belongs to JavaScript itself stays, and so do our console and timers. */
export function replaceGlobals(window: Window, more: readonly string[] = []) {
  const own = window as unknown as Record<string, unknown>
  const values: Record<string, unknown> = { window, document: window.document }
  for (const name of Object.getOwnPropertyNames(window)) {
    if (
      /^(HTML|SVG)?[A-Z]\w*(Element|Event|Data|List|Node|Observer|Parser)$/.test(name) ||
      others.has(name) ||
      more.includes(name)
    ) {
      values[name] = own[name]
    }
  }
  for (const name of methods) {
    const method = own[name]
    if (typeof method === 'function') values[name] = method.bind(window) as unknown
  }
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}

const others = new Set(['Event', 'EventTarget', 'Node', 'Element', 'Text', 'Document', 'Storage', 'Option', 'Image'])
const methods = ['getComputedStyle', 'addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia'] as const

/** The text of a stylesheet after the link to it, where the cascade would have it. */
export function addStyles({ document }: Window, files: readonly ProgramFile[], print: Options['print']) {
  for (const link of document.querySelectorAll('link[rel~="stylesheet"]')) {
    const file = fileNamed(link.getAttribute('href'), files, print)
    if (!file) continue
    const style = document.createElement('style')
    style.textContent = file.text
    link.after(style)
  }
}

type Script = { getAttribute: (name: string) => string | null; textContent: string }

function sourceOf(script: Script, { files, entry }: Program, mark: string, print: Options['print']) {
  const type = script.getAttribute('type') ?? ''
  if (type !== '' && type !== 'module' && type !== 'text/javascript') return null
  const address = script.getAttribute('src')
  if (address !== null) {
    const file = fileNamed(address, files, print)
    return file && { files, entry: file.path }
  }
  // With the lines before it, so that an error names the line of the page.
  const html = files.find(({ path }) => path === entry)!.text
  const before = html.slice(0, html.indexOf(script.textContent)).replaceAll(/[^\n]/g, '')
  const inline = { path: entry, text: before + script.textContent + mark }
  return { files: [...files.filter(({ path }) => path !== entry), inline], entry }
}

export function fileNamed(address: string | null, files: readonly ProgramFile[], print: Options['print']) {
  const path = (address ?? '').replace(/^\.\//, '')
  const file = files.find((one) => one.path === path)
  if (!file) print({ level: 'warn', text: `There is no file ${path}.` })
  return file ?? null
}

function describe(error: unknown, files: readonly ProgramFile[]): Failure {
  if (error instanceof FileError) {
    const { name, message, file, line } = error
    return { name, message, file: file === '' ? null : file, line }
  }
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), file: null, line: null }
  const place = placeIn(
    String(error.stack),
    files.map(({ path }) => path),
  )
  return { name: error.name, message: error.message, ...place }
}

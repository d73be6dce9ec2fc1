import { transform } from 'sucrase'
import { FileError, parseModule } from '#engines/realm/modules.ts'
import { packageOf } from '#engines/project/shelf.ts'
import type { CodeFile } from '#contract/learning/practice.ts'

/** What the preview of a page can import; projects have more of the shelf where their checks run. */
export const pagePackages = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const

/** In place of a path: the page knows its own modules by these names. */
const own = 'project/'
const endings = ['', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.ts', '/index.tsx']

export type ProjectPage = { html: string; usesPackages: boolean }

/**
 * The page of a project as one document: its scripts become modules of their own, which the document knows by name
 * (import maps), its styles are written into it. Throws a FileError.
 */
export function projectPage(files: readonly CodeFile[], path: string, packagesScript = ''): ProjectPage {
  const html = files.find((file) => file.path === path)?.text
  if (html === undefined) throw new FileError(`There is no file ${path}.`, path, null, 'Error')
  const modules = new Map<string, string>()
  const used = new Set<string>()
  const add = (file: CodeFile) => {
    if (modules.has(file.path)) return
    modules.set(file.path, '')
    modules.set(file.path, compiled(file, linkTo))
  }
  const linkTo = (name: string, from: string, line: number): string => {
    const found = fileFor(name, from, files)
    if (found) {
      add(found)
      return own + found.path
    }
    if ((pagePackages as readonly string[]).includes(name)) {
      used.add(name)
      return name
    }
    throw new FileError(notFound(name), from, line, 'Error')
  }
  const atRoot = (address: string | undefined) =>
    address === undefined ? undefined : fileFor(address.replace(/^(?:\.?\/)?/, './'), 'index.html', files)

  const body = html
    .replaceAll(/<link\b[^>]*>/gi, (tag) => {
      const css = /\brel\s*=\s*["']?stylesheet\b/i.test(tag) ? atRoot(attribute(tag, 'href')) : undefined
      return css ? `<style>${css.text.replaceAll(/<\/(?=style)/gi, '<\\/')}</style>` : tag
    })
    .replaceAll(/(<script\b[^>]*>)([^]*?)<\/script\s*>/gi, (whole, tag: string, text: string) => {
      const isModule = attribute(tag, 'type') === 'module'
      const file = atRoot(attribute(tag, 'src'))
      if (file && isModule) {
        add(file)
        return script(`import ${JSON.stringify(own + file.path)}`, 'module')
      }
      if (file) return script(file.text)
      return isModule ? script(compiled({ path, text }, linkTo), 'module') : whole
    })
  const addresses = [...modules].map(([name, text]) => [own + name, addressOf(text, name)])
  const head = [
    used.size > 0 ? script(packagesScript) : '',
    script(preparation(Object.fromEntries(addresses) as Record<string, string>, [...used])),
  ].join('')
  return { html: withHead(body, head), usesPackages: used.size > 0 }
}

const script = (text: string, type?: string) =>
  `<script${type ? ` type="${type}"` : ''}>${text.replaceAll(/<\/(?=script)|<!--/gi, (found) => found.replace('<', '\\x3C'))}</script>`

const withHead = (html: string, head: string): string => {
  const at = /<head\b[^>]*>|<html\b[^>]*>|<!doctype[^>]*>/gi
  let end = 0
  for (const found of html.matchAll(at)) end = found.index + found[0].length
  return html.slice(0, end) + head + html.slice(end)
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)?.slice(1).find(Boolean)

/** The name after sourceURL is what errors show. */
const addressOf = (text: string, path: string) =>
  `data:text/javascript;charset=utf-8,${encodeURIComponent(`${text}\n//# sourceURL=${path}`)}`

function fileFor(name: string, from: string, files: readonly CodeFile[]): CodeFile | undefined {
  if (!/^\.{0,2}\//.test(name)) return undefined
  const parts = name.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of name.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  const path = parts.join('/')
  const found = endings.map((ending) => files.find((file) => file.path === path + ending))
  return found.find(Boolean)
}

const notFound = (name: string) =>
  /^\.{0,2}\//.test(name)
    ? `There is no file ${name}.`
    : `The preview has no “${packageOf(name)}”. Run the checks to see what your code does with it.`

type Link = (name: string, from: string, line: number) => string

function compiled({ path, text }: CodeFile, link: Link): string {
  if (path.endsWith('.css')) {
    return `const style = document.createElement('style')\nstyle.textContent = ${JSON.stringify(text)}\ndocument.head.append(style)`
  }
  if (path.endsWith('.json')) return `export default ${text}`
  const plain = withoutTypes({ path, text })
  let result = ''
  let end = 0
  for (const { start, end: after, name, stop } of namesIn(plain, path)) {
    const line = plain.slice(0, start).split('\n').length
    result += plain.slice(end, start) + JSON.stringify(link(name, path, line))
    end = Math.max(after, stop)
  }
  return result + plain.slice(end)
}

/** The names in import and export statements, in their order. */
const namesIn = (text: string, path: string) =>
  parseModule(text, path).body.flatMap((statement) => {
    const isImport =
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      statement.type === 'ExportNamedDeclaration'
    if (!isImport || !statement.source) return []
    const { source, attributes, end } = statement
    const stop = attributes.length > 0 ? end : source.end
    return [{ start: source.start, end: source.end, name: String(source.value), stop }]
  })

function withoutTypes({ path, text }: CodeFile): string {
  const isTyped = /\.[cm]?tsx?$/.test(path)
  if (!isTyped && !path.endsWith('.jsx')) return text
  try {
    const transforms = [...(isTyped ? ['typescript' as const] : []), 'jsx' as const]
    return transform(text, { transforms, jsxRuntime: 'automatic', production: true, disableESTransforms: true }).code
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } }
    const said = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')
    throw new FileError(said, path, loc?.line ?? null)
  }
}

/**
 * The first script of the page: names its modules, shows errors in it, and says what can't work here. It is text because
 * it runs in the frame.
 */
const preparation = (addresses: Record<string, string>, packages: readonly string[]) => `{
  const note = (text) => {
    const line = document.createElement('pre')
    line.textContent = text
    line.style.cssText = 'margin:8px 0 0;padding:8px;border:1px solid #c73a22;background:#fff;color:#a92d18;white-space:pre-wrap;font:13px/1.5 monospace'
    const show = () => document.body.append(line)
    if (document.body) show()
    else addEventListener('DOMContentLoaded', show)
  }
  const placeIn = (error) => /(?:^|[\\s(@])([\\w./-]+\\.[jt]sx?):(\\d+)/m.exec(String(error && error.stack))
  const tell = (error) => {
    const place = placeIn(error)
    note(String(error) + (place ? ' (' + place[1] + ', line ' + place[2] + ')' : ''))
  }
  addEventListener('error', (event) => {
    event.preventDefault()
    tell(event.error || event.message)
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    tell(event.reason)
  })
  globalThis.fetch = async (input) => {
    note('The preview can’t call an API: ' + (input && input.url || input) + '. Such calls work in the checks.')
    throw new TypeError('Failed to fetch')
  }
  const addresses = ${JSON.stringify(addresses)}
  for (const name of ${JSON.stringify(packages)}) {
    const names = Object.keys(pagePackages[name]).filter((one) => one !== 'default' && /^[\\w$]+$/.test(one))
    const from = 'const found = globalThis.pagePackages[' + JSON.stringify(name) + ']'
    const text = from + '\\nexport default found.default ?? found\\nexport const { ' + names.join(', ') + ' } = found'
    addresses[name] = 'data:text/javascript;charset=utf-8,' + encodeURIComponent(text)
  }
  const map = document.createElement('script')
  map.type = 'importmap'
  map.textContent = JSON.stringify({ imports: addresses })
  document.head.append(map)
}`

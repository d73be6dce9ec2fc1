import { readFile } from 'node:fs/promises'
import { parseAst, transformWithOxc, type Plugin } from 'vite'

/** What the browser reads of an endpoint, with its method and path. `body` is apart, for forms that validate with it. */
const browserParts = new Set(['upload', 'idempotent'])

const query = '?part='
const contractFile = /[\\/]contract[\\/](?!.*\.test\.)[^?]*\.ts$/
const contractPart = /[\\/]contract[\\/][^?]*\.ts\?part=[\w$]+$/
const ourFile = /[\\/](contract|web)[\\/][^?]*\.tsx?(\?part=[\w$]+)?$/

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Declaration = { names: string[]; code: string; refersTo: Set<string> }
type Split = { declarations: Declaration[]; imports: Map<string, { source: string; name: string }> }

/**
 * For the browser's build, every declaration of the contract becomes a module of its own, `tasks.ts?part=listTasks`, so
 * that a page loads only what it uses: an endpoint without its schemas, and zod only where a form validates. The file
 * itself re-exports them. The body of an endpoint is the part `listTasks$body`. Pages come without what they request.
 */
export function leanContract(): Plugin {
  const splits = new Map<string, Promise<Split | null>>()
  const splitOf = (file: string) => {
    const known = splits.get(file) ?? split(file)
    splits.set(file, known)
    return known
  }
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      const [file, part] = source.split(query)
      if (!part) return null
      const resolved = await this.resolve(file!, importer?.split(query)[0], { skipSelf: true })
      if (!resolved || !contractFile.test(resolved.id)) return resolved
      const declaration = (await splitOf(resolved.id))?.declarations.find(({ names }) => names.includes(part))
      return declaration ? `${resolved.id}${query}${declaration.names[0]}` : resolved
    },
    load: {
      filter: { id: [contractFile, contractPart] },
      handler: async (id) => {
        const [file, part] = id.split(query)
        const found = await splitOf(file!)
        if (!found) return null
        const code = part ? partOf(found, file!, part) : facadeOf(found, file!)
        return { code, moduleType: 'js', moduleSideEffects: false }
      },
    },
    transform: {
      order: 'post',
      filter: { id: ourFile, code: /\.body\b/ },
      handler: (code) => withBodies(code),
    },
  }
}

/** Null for a file that does more than declare. */
async function split(file: string): Promise<Split | null> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
  const found: Split = { declarations: [], imports: new Map() }
  for (const statement of bodyOf(code)) {
    if (statement.type === 'ImportDeclaration') {
      for (const [local, imported] of importedBy(statement)) found.imports.set(local, imported)
      continue
    }
    const declared = (statement.type.startsWith('Export') ? statement['declaration'] : statement) as Node | null
    if (!declared) {
      if ((statement['specifiers'] as Node[]).length > 0) return null
      continue
    }
    if (declared['kind'] === 'let' || !/^(Variable|Function|Class)Declaration$/.test(declared.type)) return null
    found.declarations.push(...declarationsOf(declared, code))
  }
  return found
}

const bodyOf = (code: string) => parseAst(code).body as unknown as Node[]

function importedBy(statement: Node): [string, { source: string; name: string }][] {
  const source = (statement['source'] as { value: string }).value
  return (statement['specifiers'] as Node[]).map((specifier) => {
    const name = (specifier['imported'] as { name: string } | undefined)?.name
    return [nameOf(specifier['local']), { source, name: name ?? specifier.type }]
  })
}

const nameOf = (node: unknown) => (node as { name: string }).name

function declarationsOf(declared: Node, code: string): Declaration[] {
  const endpoint = callIn(declared, 'endpoint')
  if (endpoint) return partsOfEndpoint(endpoint, code)
  const pages = callIn(declared, 'pages')
  if (pages) return [pagesWithoutData(pages, code)]
  const targets =
    declared.type === 'VariableDeclaration'
      ? (declared['declarations'] as Node[]).map(({ id }) => id)
      : [declared['id']]
  const names = targets.flatMap((target) => [...identifiersIn(target)])
  return [{ names, code: code.slice(declared.start, declared.end), refersTo: identifiersIn(declared) }]
}

/** The properties of the object with which a declaration calls a function, and the text before it. */
type CallNode = { name: string; text: string; properties: Node[] }

function callIn(declared: Node, callee: string): CallNode | null {
  if (declared.type !== 'VariableDeclaration') return null
  const [{ id, init }] = declared['declarations'] as [{ id: Node; init: Node | null }]
  if (init?.type !== 'CallExpression' || nameOf(init['callee']) !== callee) return null
  const given = init['arguments'] as Node[]
  const text = given.length > 1 ? String(given[0]!['value']) : ''
  return { name: nameOf(id), text, properties: given.at(-1)!['properties'] as Node[] }
}

/** The requests of every page would bring every endpoint. */
function pagesWithoutData({ name, properties }: CallNode, code: string): Declaration {
  const kept = properties.map(({ key, value }) => ({
    key: key as Node,
    fields: ((value as Node)['properties'] as Node[]).filter((field) => nameOf(field['key']) !== 'data'),
  }))
  const text = ({ start, end }: Node) => code.slice(start, end)
  const pages = kept.map(({ key, fields }) => `${text(key)}: { ${fields.map(text).join(', ')} }`)
  return { names: [name], code: `const ${name} = { ${pages.join(', ')} }`, refersTo: identifiersIn(kept) }
}

function partsOfEndpoint({ name, text: address, properties }: CallNode, code: string): Declaration[] {
  const [method, path] = address.split(' ')
  const named = new Map(properties.map((property) => [nameOf(property['key']), property]))
  const own = [...named].filter(([key]) => browserParts.has(key)).map(([, property]) => property)
  const fields = [`method: '${method}', path: '${path}'`, ...own.map(({ start, end }) => code.slice(start, end))]
  if (named.has('extraFields')) fields.push('hasExtraFields: true')
  const call = { names: [name], code: `const ${name} = { ${fields.join(', ')} }`, refersTo: identifiersIn(own) }
  const body = named.get('body')?.['value'] as Node | undefined
  if (!body) return [call]
  const text = `const ${name}$body = ${code.slice(body.start, body.end)}`
  return [call, { names: [`${name}$body`], code: text, refersTo: identifiersIn(body) }]
}

/** The names that a piece of code may refer to: identifiers that aren't names of properties. */
function identifiersIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) identifiersIn(one, found)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return found
  const { type, computed } = node as Node
  if (type === 'Identifier') found.add(nameOf(node))
  const plainKey = type === 'MemberExpression' ? 'property' : 'key'
  for (const [key, value] of Object.entries(node)) if (computed || key !== plainKey) identifiersIn(value, found)
  return found
}

const facadeOf = ({ declarations }: Split, file: string) =>
  declarations.map(({ names }) => `export { ${names.join(', ')} } from '${file}${query}${names[0]}'`).join('\n')

function partOf({ declarations, imports }: Split, file: string, part: string): string {
  const { names, code, refersTo } = declarations.find(({ names: [first] }) => first === part)!
  const lines: string[] = []
  for (const name of refersTo) {
    if (names.includes(name)) continue
    const own = declarations.find((declaration) => declaration.names.includes(name))
    const imported = imports.get(name)
    if (own) lines.push(`import { ${name} } from '${file}${query}${own.names[0]}'`)
    else if (imported) lines.push(importLine(name, imported))
  }
  return [...lines, code, `export { ${names.join(', ')} }`].join('\n')
}

function importLine(local: string, { source, name }: { source: string; name: string }): string {
  if (name === 'ImportDefaultSpecifier') return `import ${local} from '${source}'`
  if (name === 'ImportNamespaceSpecifier') return `import * as ${local} from '${source}'`
  return `import { ${name} as ${local} } from '${source}${query}${name}'`
}

/** `answerBug.body` becomes `answerBug$body`, if `answerBug` is imported from the contract. */
function withBodies(code: string): { code: string; map: null } | null {
  const statements = bodyOf(code)
  const imported = new Map(
    statements.filter(({ type }) => type === 'ImportDeclaration').flatMap((statement) => importedBy(statement)),
  )
  const lines = new Set<string>()
  let result = ''
  let from = 0
  for (const { start, end, name } of bodiesIn(statements)) {
    const origin = imported.get(name)
    if (!origin?.source.includes('contract/')) continue
    lines.add(`import { ${origin.name}$body as ${name}$body } from '${origin.source}'\n`)
    result += `${code.slice(from, start)}${name}$body`
    from = end
  }
  if (lines.size === 0) return null
  return { code: [...lines].join('') + result + code.slice(from), map: null }
}

type BodyNode = { start: number; end: number; name: string }

function bodiesIn(node: unknown): BodyNode[] {
  if (Array.isArray(node)) return node.flatMap(bodiesIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, start, end, object, property, computed } = node as Node
  const isBody = type === 'MemberExpression' && !computed && nameOf(property) === 'body'
  if (isBody && (object as Node).type === 'Identifier') return [{ start, end, name: nameOf(object) }]
  return Object.values(node).flatMap(bodiesIn)
}

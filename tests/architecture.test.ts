import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Low to high. A domain may use the ones before it, through their index.ts; never the ones after. */
const domains =
  'identity site notifications webhooks threads wallet catalogue membership learning mentoring projects portfolio careers hiring community support messages sponsors insights'.split(
    ' ',
  )
const sides = ['engines', 'contract', 'server', 'web']
const mayImport: Record<string, string[]> = {
  // Bundled into a worker and started in a sandbox: it brings only itself.
  engines: ['engines'],
  contract: ['contract', 'engines'],
  server: ['server', 'contract', 'engines'],
  web: ['web', 'contract', 'engines'],
}
/** Folders of the server and the web that compose domains instead of being one. */
const composing = new Set(['app', 'seed', 'commands', 'testing', 'migrations', 'public'])
const doors = new Set(['index.ts', 'tables.ts'])
const roles =
  /^[a-z0-9-]+(\.(routes|service|rules|store|jobs|links|api|page|admin|layout|area|sidebar|topbar|footer|forms|server|browser|public|css))*(\.test)?\.tsx?$/

const sources = [...sides, 'e2e', 'bench', 'resilience']
  .filter((side) => existsSync(side))
  .flatMap((side) => readdirSync(side, { recursive: true, encoding: 'utf8' }).map((file) => join(side, file)))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('server/testing/')

/** Where a file is: its side, the folder under it, and whether that is the kit, a domain, or a composing folder. */
function place(file: string) {
  const [side = '', folder = '', ...rest] = file.split('/')
  const layer = folder === 'kit' || side === 'engines' ? 'kit' : domains.includes(folder) ? 'domain' : 'app'
  return { side, folder, layer, name: rest.join('/') }
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'((?:#|\.)[^']+)'/g)
  return [...found].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
  )
}

function complaint(file: string, target: string): string | null {
  const from = place(file)
  const to = place(target)
  if (!mayImport[from.side]?.includes(to.side)) return `${from.side} must not import ${to.side}`
  if (isTest(file) || from.layer === 'app') return null
  if (to.layer === 'app') return 'only the app folder composes domains'
  if (from.layer === 'kit') return to.layer === 'kit' ? null : 'kit knows no domain'
  if (to.layer === 'kit' || from.folder === to.folder) return null
  if (domains.indexOf(to.folder) > domains.indexOf(from.folder)) return `${from.folder} is below ${to.folder}`
  if (to.side !== 'contract' && !doors.has(to.name)) return `enter ${to.folder} through its index.ts`
  return null
}

const sided = sources.filter((file) => sides.includes(place(file).side))

test('imports go one way', () => {
  const complaints = sided.flatMap((file) =>
    importsOf(file).flatMap((target) => {
      const problem = complaint(file, target)
      return problem ? [`${file} imports ${target}: ${problem}`] : []
    }),
  )
  expect(complaints).toEqual([])
})

test.each([
  ['web/site/home.page.tsx', 'server/kit/env.ts', 'web must not import server'],
  ['contract/kit/errors.ts', 'server/kit/errors.ts', 'contract must not import server'],
  ['server/identity/people.store.ts', 'server/membership/index.ts', 'identity is below membership'],
  ['server/membership/payments/store.ts', 'server/wallet/wallet.store.ts', 'enter wallet through its index.ts'],
  ['server/kit/http/serve.ts', 'server/identity/index.ts', 'kit knows no domain'],
  ['web/wallet/wallet.page.tsx', 'web/app/guard.tsx', 'only the app folder composes domains'],
])('%s may not import %s', (file, target, problem) => expect(complaint(file, target)).toBe(problem))

function cyclesIn(graph: Map<string, Iterable<string>>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (node: string, path: string[]) => {
    if (path.includes(node)) return void cycles.push([...path.slice(path.indexOf(node)), node].join(' → '))
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return cycles
}

test('no file reaches itself', () => {
  expect(cyclesIn(new Map(sources.map((file) => [file, importsOf(file)])))).toEqual([])
})

const domainOf = (file: string) => file.split('/').slice(0, 2).join('/')
/** Inside a domain: its folder, or the file itself if it is in none. */
const folderOf = (file: string) => file.split('/').slice(0, 3).join('/')

test('no folder inside a domain reaches itself', () => {
  const graph = new Map<string, Set<string>>()
  for (const file of sided.filter((file) => !isTest(file))) {
    const used = importsOf(file).filter((target) => domainOf(target) === domainOf(file))
    const others = used.map(folderOf).filter((folder) => folder !== folderOf(file))
    graph.set(folderOf(file), new Set([...(graph.get(folderOf(file)) ?? []), ...others]))
  }
  expect(cyclesIn(graph)).toEqual([])
})

/** The domain of each table, or the kit. */
const ownerOf = new Map(
  sided
    .filter((file) => file.startsWith('server/') && file.endsWith('/tables.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [
        table,
        place(file).folder,
      ]),
    ),
)

/** Tables of other domains that the SQL in a text names. `${people}` imports the table; a plain name would hide that. */
function foreignTables(folder: string, text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return [...code.matchAll(/\b(?:from|join|into|update|using)\s+"?(\w+)/g)]
    .map(([, table = '']) => table)
    .filter((table) => (ownerOf.get(table) ?? folder) !== folder)
}

test.each([
  ['insights', 'sql`select from solutions s join ${reviews} r`', ['solutions']],
  ['insights', 'preparedSql(`update "people" set id = 1`)', ['people']],
  ['learning', 'sql`select from solutions join ${people} on true` // from people', []],
])('%s may not name a table of another domain: %s', (folder, text, found) => {
  expect(foreignTables(folder, text)).toEqual(found)
})

test('SQL names only the domain’s own tables', () => {
  const complaints = sided
    .filter((file) => !isTest(file) && file.startsWith('server/') && place(file).layer !== 'app')
    .flatMap((file) =>
      foreignTables(place(file).folder, readFileSync(file, 'utf8')).map((table) => `${file} names ${table}`),
    )
  expect(complaints).toEqual([])
})

test('files are named and placed as the architecture says', () => {
  const stray = sided.filter((file) => {
    const { folder, layer, name } = place(file)
    const isTopFile = name === ''
    if (layer === 'app' && !isTopFile && !composing.has(folder)) return true
    return !roles.test(file.split('/').at(-1)!)
  })
  expect(stray).toEqual([])
})

test('only days.store.ts writes entries of access', () => {
  const writes = /\b(insert|update|delete)\(accessEntries\)|\b(insert into|update|delete from) access_entries\b/
  const writers = sided.filter((file) => !isTest(file) && writes.test(readFileSync(file, 'utf8')))
  expect(writers).toEqual(['server/membership/access/days.store.ts'])
})

test('services hold no SQL', () => {
  const builds =
    /import \{[^}]*\} from '#server\/kit\/db\/(orm|prepared)\.ts'|\bsql`|\bdb\s*\.(select|insert|update|delete|execute)/
  const services = sided.filter((file) => /(^|[./])service\.ts$/.test(file))
  expect(services.filter((file) => builds.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('texts of emails and notifications are in texts.ts, and every kind is known to those who read them', () => {
  const server = sided.filter((file) => file.startsWith('server/') && !isTest(file) && !file.startsWith('server/kit/'))
  const writers = server.filter((file) => /\bparagraphs: \[\s*['"`]|= kind\(/.test(readFileSync(file, 'utf8')))
  expect(writers.filter((file) => !file.endsWith('/texts.ts'))).toEqual([])
  const declaring = writers.filter((file) => /= kind\(/.test(readFileSync(file, 'utf8')))
  expect(importsOf('server/notification-kinds.ts')).toEqual(expect.arrayContaining(declaring))
})

test('only serve-file.ts sends files', () => {
  const server = sided.filter((file) => file.startsWith('server/') && !isTest(file))
  const senders = server.filter((file) => readFileSync(file, 'utf8').includes("'content-disposition'"))
  expect(senders).toEqual(['server/kit/http/serve-file.ts'])
})

test('files stay short', () => {
  const long = sources.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301)
  expect(long).toEqual([])
})

test('a folder holds at most 25 source files', () => {
  const counts = Map.groupBy(
    sources.filter((file) => !/\.(test|spec)\.tsx?$/.test(file)),
    dirname,
  )
  const crowded = [...counts].filter(([, files]) => files.length > 25).map(([folder]) => folder)
  expect(crowded).toEqual([])
})

test('every export is used in another file', () => {
  const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))
  const filesByWord = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    for (const [word] of text.matchAll(/\w+/g)) {
      filesByWord.set(word, (filesByWord.get(word) ?? new Set()).add(file))
    }
  }
  const unused = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:async )?(?:const|function|type|class) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => filesByWord.get(name)!.size === 1 && !entryExports.has(name) && !isUsedBelow(text, name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unused).toEqual([])
})

/** Read by tools and by the router, not imported by name. */
const entryExports = new Set(['page'])

/** A type that another export of the same file shows must be exported, too. */
const isUsedBelow = (text: string, name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))!.length > 1

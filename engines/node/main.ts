/** Runs learners' code under Node: commands come as lines on standard input, answers go to file descriptor 3. */
import { Buffer } from 'node:buffer'
import { closeSync, writeSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { createInterface } from 'node:readline'
import { Script } from 'node:vm'
import type { RealmName } from '../program.ts'
import type { Command, Engine, PrintedLine, RealmMessage } from '../realm/protocol.ts'
import { serveEngine } from '../realm/serve.ts'
import { loadAssets } from './assets.ts'

const replies = 3
const maxPrinted = 128 * 1024
const { stringify, parse } = JSON

function post(message: RealmMessage) {
  const bytes = Buffer.from(`${stringify(message)}\n`)
  for (let start = 0; start < bytes.length;) {
    try {
      start += writeSync(replies, bytes, start)
    } catch (error) {
      // The reader is slower than we are.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

let printed = 0
function print({ level, text }: PrintedLine) {
  // More is not shown anyway, and a loop that prints should end as a loop.
  if (printed > maxPrinted) return
  printed += text.length + 1
  post({ kind: 'printed', lines: [{ level, text: text.slice(0, maxPrinted) }] })
}

/** Not as a module, whose address would be its text. Strict, so that what it calls can't get hold of it. */
const compileCheck = (source: string): unknown =>
  new Script(`'use strict';(${source}\n)`, { filename: 'check' }).runInThisContext()

async function engineFor(language: RealmName): Promise<Engine> {
  switch (language) {
    case 'javascript': {
      const { createJavaScriptEngine } = await import('../realm/javascript.ts')
      return createJavaScriptEngine({ print, compileCheck })
    }
    case 'typescript': {
      const { createJavaScriptEngine } = await import('../realm/javascript.ts')
      const { compileTypeScript } = await import('../realm/typescript.ts')
      return createJavaScriptEngine({ print, compile: compileTypeScript, compileCheck })
    }
    case 'sql': {
      const { createSqlEngine } = await import('../realm/sql.ts')
      return createSqlEngine({ print, assets: await loadAssets(language) })
    }
    case 'python': {
      const { createPythonEngine } = await import('../realm/python.ts')
      return createPythonEngine({ print, assets: await loadAssets(language) })
    }
    case 'html': {
      const { createHtmlEngine } = await import('../realm/html.ts')
      return createHtmlEngine({ print, compileCheck })
    }
    case 'config': {
      const { createConfigEngine } = await import('../realm/config.ts')
      return createConfigEngine({ print, compileCheck })
    }
    case 'project': {
      const { createProjectEngine } = await import('../project/engine.ts')
      return createProjectEngine({ print, loadAssets: () => loadAssets('sql') })
    }
    case 'types': {
      // The compiler then does without files, as in the page.
      Object.assign(process, { browser: true })
      const { createTypesEngine } = await import('../types/engine.ts')
      return createTypesEngine(await loadAssets(language))
    }
  }
}

/** Only our own files can import others: with Node's modules, programs could read our memory and change how we work. */
function refuseImports() {
  registerHooks({
    resolve: (name, context, next) => {
      if (context.parentURL?.startsWith('file:') || name.startsWith('data:')) return next(name, context)
      throw new Error(`“${name}” can’t be imported here. Only the files of this exercise can.`)
    },
  })
}

/** Ways to modules of Node that aren't imports. */
function closeSideDoors() {
  for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'kill', '_kill', '_debugProcess'])
    Object.assign(process, { [name]: undefined })
}

const [, , language, openFiles = '', imports] = process.argv
// Left open by the process that started the host.
for (const fd of openFiles.split(',').filter(Boolean)) closeSync(Number(fd))

const input = createInterface({ input: process.stdin })
// Before the language loads, which takes seconds: nobody may be waiting for it any more.
input.on('close', process.exit.bind(process, 0))
const engine = await engineFor(language as RealmName)
const { receive, onUncaught } = serveEngine(engine, post, print)
input.on('line', (line) => receive(parse(line) as Command))
process.on('uncaughtException', onUncaught)

// Loads Response, Request and Headers: Node does so at their first use, and then needs `global`.
void globalThis.Response
// A page has none of these; a program that needs them would only work here. Buffer stays: Node's Response uses it.
const isProject = language === 'project'
const notThere = isProject ? [] : ['process', 'global', 'require', 'module']
for (const name of notThere) Reflect.deleteProperty(globalThis, name)
// Tests of the other walls need them. Projects, whose packages need Node, have their own rules for imports.
if (imports !== 'any-imports') {
  if (isProject) closeSideDoors()
  else refuseImports()
}
post({ kind: 'ready' })

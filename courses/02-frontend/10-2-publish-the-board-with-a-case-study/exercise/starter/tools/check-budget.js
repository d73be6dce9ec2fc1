// node tools/check-budget.js dist: fails if the folder is over its budget. publish.yml runs it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { limits, overBudget } from './budget.js'

const files = readdirSync(process.argv[2] ?? 'dist', { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map(({ name, parentPath }) => ({ name, bytes: gzipSync(readFileSync(join(parentPath, name))).length }))
const over = overBudget(files, limits)
console.log(over.length === 0 ? 'The budget is kept.' : over.join('\n'))
process.exitCode = over.length === 0 ? 0 : 1

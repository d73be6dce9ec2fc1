// Fails when a folder is heavier than its budget (compressed KB per kind). Usage: node budget.mjs dist
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const budget = { script: 90, style: 15, picture: 60, font: 0, data: 40 }
const kinds = { '.js': 'script', '.css': 'style', '.png': 'picture', '.jpg': 'picture', '.webp': 'picture', '.avif': 'picture', '.svg': 'picture', '.woff2': 'font', '.json': 'data' }

const folder = process.argv[2] ?? 'dist'
const used = Object.fromEntries(Object.keys(budget).map((kind) => [kind, 0]))
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const kind = kinds[extname(file.name)]
  if (!file.isFile() || !kind) continue
  used[kind] += gzipSync(readFileSync(join(file.parentPath, file.name))).length / 1024
}

let isOver = false
for (const [kind, limit] of Object.entries(budget)) {
  const over = used[kind] > limit
  isOver ||= over
  console.log(`${over ? 'TOO HEAVY' : 'ok       '} ${kind}: ${used[kind].toFixed(1)} of ${limit} KB`)
}
process.exitCode = isOver ? 1 : 0

import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './output.mjs'

/** Writes .br and .gz files beside those of the built site, so that no request has to compress. */
const folder = join(root, 'dist', 'client')
const largeFile = 4 * 1024 * 1024
const [brotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

async function compress(path) {
  const content = await readFile(path)
  const isLarge = content.length > largeFile
  // The best quality saves a page 8 % of its script (10 KB), but takes twenty times as long: only for what pages load at
  // once. For PostgreSQL and Python even 9 takes long.
  const quality = /\.(js|css)$/.test(path) && content.length < 512 * 1024 ? 11 : isLarge ? 6 : 9
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeWhole(`${path}.br`, await brotli(content, { params }))
  await writeWhole(`${path}.gz`, await toGzip(content, { level: isLarge ? 6 : 9 }))
}

/** The site may be served already, and we may be interrupted. Files that begin with a dot are not served. */
async function writeWhole(path, content) {
  const partial = join(dirname(path), `.${basename(path)}`)
  await writeFile(partial, content)
  await rename(partial, path)
}

const files = await readdir(folder, { recursive: true })
const compressible = files.filter((file) => /\.(m?js|css|svg|json|txt|webmanifest|ttf|wasm|data|tar)$/.test(file))
const left = compressible.values()
// As many at once as there are cores: all in memory would be too much.
const workers = Array.from({ length: availableParallelism() }, async () => {
  for (const file of left) await compress(join(folder, file))
})
await Promise.all(workers)

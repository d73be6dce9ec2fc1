import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { invalid } from '#server/kit/errors.ts'

export const maxEntries = 5000
export const maxUnpackedBytes = 200 * 1024 * 1024
const maxPath = 300

/** Left by the systems on which zips are made. */
const isIgnored = (path: string) => /(?:^|\/)(?:__MACOSX|\.git|\.DS_Store|Thumbs\.db)(?:\/|$)/.test(path)

const reject = (message: string) => invalid({ file: message })

/**
 * The files of a zip by their paths; runs in a worker thread. yauzl rejects paths that lead out of the folder, and stops
 * an entry that is larger than it says; so the sizes can be added up before anything is unpacked.
 */
export async function readZip(zip: Buffer, limits = { maxEntries, maxUnpackedBytes }): Promise<[string, Uint8Array][]> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true }).catch(() => {
    throw reject('This zip can’t be read. Make it again and upload it.')
  })
  const files = new Map<string, Uint8Array>()
  let [entries, unpacked] = [0, 0]
  try {
    for await (const entry of opened.eachEntry()) {
      entries += 1
      unpacked += entry.uncompressedSize
      if (entries > limits.maxEntries) throw reject(`The zip has more than ${limits.maxEntries} files`)
      if (unpacked > limits.maxUnpackedBytes)
        throw reject(`The files in the zip are larger than ${limits.maxUnpackedBytes / 1024 / 1024} MB together`)
      const path = entry.fileName
      if (path.endsWith('/') || isIgnored(path)) continue
      if (path.length > maxPath) throw reject(`A path in the zip has more than ${maxPath} characters`)
      if (entry.isEncrypted()) throw reject('The zip has a password. Make one without.')
      if (files.has(path)) throw reject(`The zip has ${path} twice`)
      files.set(path, new Uint8Array(await buffer(await opened.openReadStreamPromise(entry))))
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'invalid_input') throw error
    throw reject('This zip is damaged or has paths that aren’t allowed. Make it again and upload it.')
  }
  return [...withoutRoot(files)]
}

/** A zip made of the folder has everything under its name. */
function withoutRoot(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  if (files.has('course.json')) return files
  const root = [...files.keys()].find((path) => /^[^/]+\/course\.json$/.test(path))?.split('/')[0]
  if (root === undefined) return files
  return new Map(
    [...files].flatMap(([path, content]) =>
      path.startsWith(`${root}/`) ? [[path.slice(root.length + 1), content]] : [],
    ),
  )
}

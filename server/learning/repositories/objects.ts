import type { Repository } from '#server/kit/git/repository.ts'

/** The contents of objects, by hash. */
export async function readObjects(
  repository: Repository,
  hashes: readonly string[],
  maxBytes: number,
): Promise<Map<string, Buffer>> {
  const unique = [...new Set(hashes)]
  if (unique.length === 0) return new Map()
  const input = unique.map((hash) => `${hash}\n`).join('')
  const output = await repository.run(['cat-file', '--batch'], { input, maxBytes: maxBytes + unique.length * 80 })
  const contents = new Map<string, Buffer>()
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(10, at)
    const [hash = '', , size = ''] = output.toString('latin1', at, end).split(' ')
    const bytes = Number(size)
    contents.set(hash, output.subarray(end + 1, end + 1 + bytes))
    // A line feed follows each.
    at = end + 1 + bytes + 1
  }
  return contents
}

/** Their sizes, without reading them. */
export async function sizesOf(repository: Repository, hashes: readonly string[]): Promise<Map<string, number>> {
  const unique = [...new Set(hashes)]
  if (unique.length === 0) return new Map()
  const input = unique.map((hash) => `${hash}\n`).join('')
  const output = await repository.run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input })
  return new Map(
    output
      .toString('latin1')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([hash = '', size = '']) => [hash, Number(size)]),
  )
}

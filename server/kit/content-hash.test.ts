import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentHash } from './content-hash.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const work = {
  text: sha256('How I did it'),
  files: [
    { path: 'b.ts', sha256: sha256('export const b = 1') },
    { path: 'a.ts', sha256: sha256('export const a = 1') },
  ],
}

test('is what sha256sum makes of the same text and files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hash-'))
  try {
    writeFileSync(join(folder, 'a.ts'), 'export const a = 1')
    writeFileSync(join(folder, 'b.ts'), 'export const b = 1')
    const command = `(printf 'How I did it' | sha256sum; sha256sum a.ts b.ts) | sha256sum`
    const printed = execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
    expect(`${contentHash(work)}  -\n`).toBe(printed)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('changes with the text, a file and its path', () => {
  const [b, a] = work.files
  const others = [
    { ...work, text: sha256('How she did it') },
    { ...work, files: [b!] },
    { ...work, files: [b!, { ...a!, sha256: b!.sha256 }] },
    { ...work, files: [b!, { ...a!, path: 'c.ts' }] },
  ]
  expect(new Set([work, ...others].map(contentHash)).size).toBe(5)
})

import { expect, test } from 'vitest'
import { isIgnored } from '#contract/learning/attempts/ignored-files.ts'
import { chosenFrom, droppedFrom, inPlaceOf } from './chosen-files.ts'
import { kindOf } from './kind.ts'

const fileEntry = (fullPath: string) => {
  const name = fullPath.split('/').at(-1)!
  const file = (found: (file: File) => void) => found(new File(['x'], name))
  return { isFile: true, isDirectory: false, name, fullPath, file }
}

/** Returns two at a time, as browsers return a hundred at a time. */
const folderEntry = (fullPath: string, inside: object[]) => {
  const createReader = () => {
    const rest = [...inside]
    return { readEntries: (found: (batch: object[]) => void) => found(rest.splice(0, 2)) }
  }
  return { isFile: false, isDirectory: true, name: fullPath.split('/').at(-1)!, fullPath, createReader }
}

const drop = (...entries: (object | null)[]) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files: [] }) as unknown as DataTransfer

test('reads a dropped folder recursively and keeps its paths', async () => {
  const src = folderEntry(
    '/shop/src',
    ['a.py', 'b.py', 'c.py'].map((name) => fileEntry(`/shop/src/${name}`)),
  )
  const chosen = await droppedFrom(
    drop(folderEntry('/shop', [src, fileEntry('/shop/README.md')]), fileEntry('/log.txt')),
  )
  expect(chosen.map(({ path }) => path)).toEqual([
    'shop/src/a.py',
    'shop/src/b.py',
    'shop/src/c.py',
    'shop/README.md',
    'log.txt',
  ])
})

test('ignores files that tools generate', async () => {
  const modules = folderEntry('/shop/node_modules', [fileEntry('/shop/node_modules/left-pad.js')])
  const chosen = await droppedFrom(drop(folderEntry('/shop', [modules, fileEntry('/shop/.DS_Store')])))
  expect(chosen).toEqual([])
  expect(isIgnored('shop/.git/HEAD')).toBe(true)
  expect(isIgnored('shop/.gitignore')).toBe(false)
})

test('stops reading a huge folder', async () => {
  const many = folderEntry(
    '/disk',
    Array.from({ length: 1000 }, (_, index) => fileEntry(`/disk/${index}`)),
  )
  expect(await droppedFrom(drop(many))).toHaveLength(400)
})

test('takes paths from a folder input and names from a file input, and ignores dropped text', async () => {
  const inFolder = Object.defineProperty(new File(['x'], 'a.py'), 'webkitRelativePath', { value: 'src/a.py' })
  expect(chosenFrom([inFolder, new File(['x'], 'b.py')]).map(({ path }) => path)).toEqual(['src/a.py', 'b.py'])
  expect(await droppedFrom(drop(null))).toEqual([])
})

test('gives a file chosen again the path of the file with the same name', () => {
  const again = (...names: string[]) =>
    inPlaceOf('src/app.py', chosenFrom(names.map((name) => new File(['x'], name)))).map(({ path }) => path)
  expect(again('app.py')).toEqual(['src/app.py'])
  expect(again('other.py')).toEqual(['other.py'])
  expect(again('app.py', 'other.py')).toEqual(['app.py', 'other.py'])
  expect(inPlaceOf(null, chosenFrom([new File(['x'], 'app.py')]))).toMatchObject([{ path: 'app.py' }])
})

test.each<[kind: string, content: BlobPart[]]>([
  ['image/png', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]],
  ['image/jpeg', [new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]],
  ['image/webp', ['RIFF....WEBP']],
  ['image/avif', ['\0\0\0\x20ftypavif']],
  ['video/mp4', ['\0\0\0\x20ftypisom']],
  ['application/pdf', ['%PDF-1.7']],
  ['application/zip', ['PK\x03\x04']],
  ['text/plain', ['print("नमस्ते")\r\n\tdone']],
  ['text/plain', ['க'.repeat(64 * 1024)]],
  ['application/octet-stream', ['\x7fELF\x02\x01\x01\0']],
  ['application/octet-stream', [new Uint8Array([0x4d, 0x5a, 0x90, 0xff])]],
])('%s is known by its content', async (kind, content) => {
  expect(await kindOf(new Blob(content))).toBe(kind)
})

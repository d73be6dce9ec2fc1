import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { protectDataFolder } from './data-folder.ts'

const home = await mkdtemp(join(tmpdir(), 'data-folder-'))
afterAll(() => rm(home, { recursive: true, force: true }))

async function newFolder(name: string, ...files: string[]) {
  const folder = join(home, name)
  await mkdir(folder)
  await chmod(folder, 0o755)
  for (const file of files) await writeFile(join(folder, file), '')
  return folder
}

async function protect(folder: string) {
  const warnings: string[] = []
  await protectDataFolder(folder, (line) => void warnings.push(line))
  return { mode: ((await stat(folder)).mode & 0o777).toString(8), warnings }
}

test('closes the data folder to other users', async () => {
  const folder = await newFolder('ours', 'postgres', 'postgres.log', 'files', 'database.json')
  expect(await protect(folder)).toEqual({ mode: '700', warnings: [] })
  expect(await protect(folder)).toEqual({ mode: '700', warnings: [] })
})

test('leaves a folder open that holds other files too, and warns', async () => {
  const folder = await newFolder('shared', 'postgres', 'holiday.jpg')
  const { mode, warnings } = await protect(folder)
  expect(mode).toBe('755')
  expect(warnings[0]).toMatch(/Other users of this machine may read .*shared/)
})

test('does nothing where there is no folder', async () => {
  await expect(protectDataFolder(join(home, 'none'), () => {})).resolves.toBeUndefined()
})

import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { learnerPages } from '#contract/app/learner-pages.ts'
import { staffPages } from '#contract/app/staff-pages.ts'
import { pageSources } from './area-sources.ts'

/** The files that the pages of a routes file import, by path. */
function loadedBy(file: string, root: string): [string, string[]][] {
  const text = readFileSync(file, 'utf8')
  const components = text.split(/^const (?=\w+ = lazyComponent\()/m).slice(1)
  const sources = new Map(
    components.map((component) => {
      const [declaration = ''] = component.split('\n\n')
      const files = [...declaration.matchAll(/import\('(?:#web\/|\.\/)([^']+)'\)/g)].map(([whole, path]) =>
        whole.includes('#web') ? `web/${path}` : `web/app/${path}`,
      )
      return [/^\w+/.exec(component)![0], files]
    }),
  )
  return [...text.matchAll(/^ {2}'?([\w:/-]*)'?: (\w+),$/gm)].map(([, path, name]) => [
    path ? `${root}/${path}` : root,
    sources.get(name!) ?? [],
  ])
}

test('names the files that the routes load, so that the server preloads them', () => {
  const learner = loadedBy('web/app/learner.routes.tsx', '/dashboard')
  const staff = loadedBy('web/app/admin.routes.tsx', '/admin')
  expect(pageSources).toEqual({
    ...Object.fromEntries(learner),
    ...Object.fromEntries(staff),
  })
  expect(
    Object.values(pageSources)
      .flat()
      .filter((file) => !existsSync(file)),
  ).toEqual([])
})

test('has the pages whose data the server sends in one reply', () => {
  const declared = [...Object.keys(learnerPages), ...Object.keys(staffPages)]
  expect(declared.toSorted()).toEqual(Object.keys(pageSources).toSorted())
})

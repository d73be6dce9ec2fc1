import { expect, test } from 'vitest'
import type { OfflineCourse } from '#contract/learning/study/offline.ts'
import { type BuiltFiles, type Engines, isOutdated, planOf } from './plan.rules.ts'

const course: OfflineCourse = {
  courseId: 1,
  courseTitle: 'Databases',
  version: 'a',
  pages: ['/dashboard', '/dashboard/tasks/1'],
  pageBytes: 2_000,
  files: [{ name: 'map.png', bytes: 300, url: '/files/7/map.png?reader=4&until=9&sig=x' }],
  languages: ['javascript', 'python', 'sql'],
  leftOut: { videos: 0, files: 0 },
}
const built: BuiltFiles = {
  area: [{ url: '/assets/area.js', bytes: 500 }],
  languages: {
    javascript: { url: '/assets/javascript.js', bytes: 40 },
    python: { url: '/assets/python.js', bytes: 50 },
    sql: { url: '/assets/sql.js', bytes: 60 },
    html: { url: '/assets/html.js', bytes: 70 },
  },
  pdf: [{ url: '/assets/pdf.worker.mjs', bytes: 80 }],
}
const engines: Engines = {
  python: [{ url: '/assets/engines/pyodide.wasm', size: 9_000 }],
  sql: [{ url: '/assets/engines/pglite.wasm', size: 5_000 }],
  types: [{ url: '/assets/engines/types.js', size: 3_000 }],
}
const paths = (hasPython: boolean) => planOf(course, built, engines, hasPython).files.map(({ path }) => path)

test('a course needs the area, what runs its languages, and its files without their signatures', () => {
  const withoutPython = [
    '/assets/area.js',
    '/assets/javascript.js',
    '/assets/sql.js',
    '/assets/engines/pglite.wasm',
    '/files/7/map.png',
  ]
  expect(paths(false)).toEqual(withoutPython)
  expect(paths(true).filter((path) => !withoutPython.includes(path))).toEqual([
    '/assets/python.js',
    '/assets/engines/pyodide.wasm',
  ])
  expect(planOf(course, built, engines, false).size).toEqual({
    lessons: 2_000,
    materials: 300,
    site: 500,
    languages: [
      { language: 'javascript', bytes: 40 },
      { language: 'sql', bytes: 5_060 },
    ],
    total: 7_900,
    download: 2_580,
  })
})

test('what shows PDF files is loaded for a course that has one', () => {
  const files = [{ name: 'Notes.PDF', bytes: 10, url: '/files/8/Notes.PDF?sig=y' }]
  const plan = planOf({ ...course, files }, built, engines, false)
  expect(plan.files.map(({ path }) => path)).toContain('/assets/pdf.worker.mjs')
  expect(paths(false)).not.toContain('/assets/pdf.worker.mjs')
})

test('it is outdated after another version of the course or of the site', () => {
  const plan = planOf(course, built, engines, false)
  const kept = { version: 'a', files: paths(false) }
  expect(isOutdated(kept, 'a', plan)).toBe(false)
  expect(isOutdated(kept, 'b', plan)).toBe(true)
  const newBuild = planOf(course, { ...built, area: [{ url: '/assets/area-2.js', bytes: 500 }] }, engines, false)
  expect(isOutdated(kept, 'a', newBuild)).toBe(true)
})

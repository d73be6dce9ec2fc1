import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storedOnDevice } from './stored-on-device.ts'

const listed: string[] = storedOnDevice.flatMap(({ keys }) => [...keys])
const sources = globSync('web/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|practice\/realm/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))

/** The keys of the other calls are checked by the compiler: `writeStored` takes a `StorageKey`. */
test('the privacy page lists every key that is stored without writeStored', () => {
  const unlisted = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/(?:Storage|storage)\.setItem\(([^,]+),/g)].flatMap(([, key]) => {
      const literal = /^'(.*)'$/.exec(key!)?.[1]
      const isListed = literal ? listed.includes(literal) : new RegExp(`\\b${key}s?\\b.*StorageKey`).test(code)
      return isListed ? [] : [`${file}: ${key}`]
    }),
  )
  expect(unlisted).toEqual([])
})

/** What the privacy page says of the database and of the site's own files is in the groups “Your login”, “Courses you keep offline” and “The site itself”. */
const [database, serviceWorker] = [
  /^web\/(kit\/device\/|app\/start|identity\/session\/login)/,
  /^web\/app\/(service-)?worker/,
]

test('nothing is stored in a way that the privacy page doesn’t name', () => {
  const others = /\bindexedDB\b|from 'idb'|\bcaches\.\w|serviceWorker\.register|document\.cookie|navigator\.storage/
  const storing = sources.filter(({ code }) => others.test(code)).map(({ file }) => file)
  expect(storing.filter((file) => !database.test(file) && !serviceWorker.test(file))).toEqual([])
})

test('no key is listed twice, and none begins another', () => {
  const clashes = listed.filter((key) =>
    listed.some((other) => other !== key && /[-:]$/.test(other) && key.startsWith(other)),
  )
  expect([clashes, listed.length]).toEqual([[], new Set(listed).size])
})

import { expect, test } from 'vitest'
import { formatJson, createUniquePaths, missingFilesNote, readme, assertOutsider, safePath, zipName } from './rules.ts'

test('paths are valid on every system and stay inside their folder', () => {
  expect(safePath('solutions/HTML: the <basics>?/src/app.py')).toBe('solutions/HTML- the -basics--/src/app.py')
  expect(safePath('../../etc/passwd')).toBe('etc/passwd')
  expect(safePath('C:\\Windows\\con.txt')).toBe('C-/Windows/con_.txt')
  expect(safePath('aux')).toBe('aux_')
  expect(safePath('.gitignore')).toBe('.gitignore')
  expect(safePath('रिपोर्ट.pdf')).toBe('रिपोर्ट.pdf')
  expect(safePath('a\u202egpj.exe')).toBe('agpj.exe')
  expect(safePath('../..')).toBe('file')
})

test('makes paths unique, ignoring case', () => {
  const unique = createUniquePaths()
  expect(['a/b.txt', 'a/B.txt', 'a/b.txt', 'a/noend', 'a/noend', 'a/b (2).txt'].map(unique)).toEqual([
    'a/b.txt',
    'a/B (2).txt',
    'a/b (3).txt',
    'a/noend',
    'a/noend (2)',
    'a/b (2) (2).txt',
  ])
})

test('writes times in India’s time zone and dates unchanged', () => {
  const json = formatJson({
    at: new Date('2026-11-15T20:00:00.123Z'),
    on: '2026-11-10',
    none: null,
    list: [new Date(0)],
  })
  expect(JSON.parse(json)).toEqual({
    at: '2026-11-16T01:30:00+05:30',
    on: '2026-11-10',
    none: null,
    list: ['1970-01-01T05:30:00+05:30'],
  })
  expect(json).toContain('\n  "at"')
})

test('names the zip file after the date in India', () => {
  expect(zipName(new Date('2026-11-15T18:29:59Z'))).toBe('kaushal-my-data-2026-11-15.zip')
  expect(zipName(new Date('2026-11-15T18:30:00Z'))).toBe('kaushal-my-data-2026-11-16.zip')
})

test('the readme lists every file, including missing ones', () => {
  const text = readme('மீனாட்சி', [{ name: 'payments', about: 'your payments' }], new Date('2026-11-15T10:00:00Z'))
  expect(text).toContain('மீனாட்சி, as of 2026-11-15T15:30:00+05:30')
  expect(text).toMatch(/payments\.json +your payments/)
  expect(missingFilesNote(['files/a.txt'])).toContain('files/a.txt')
})

test('rejects staff', () => {
  expect(() => assertOutsider('learner')).not.toThrow()
  expect(() => assertOutsider('company')).not.toThrow()
  expect(() => assertOutsider('mentor')).toThrow('Ask an admin')
  expect(() => assertOutsider('admin')).toThrow('Ask an admin')
})

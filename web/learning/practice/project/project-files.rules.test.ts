import { expect, test } from 'vitest'
import { pathProblem } from './project-files.rules.ts'

const others = ['src/app.js', 'infra/Dockerfile', 'README.md']

test.each([
  ['src/money.js', null],
  ['src/App.js', 'There is a file with this name already'],
  ['infra/Dockerfile/notes.md', 'infra/Dockerfile is a file, so nothing can be in it'],
])('a new file %s: %s', (path, problem) => expect(pathProblem(path, others)).toBe(problem))

test('a file can’t have the name of a folder', () => {
  expect(pathProblem('src/a.js', ['src/a.js/b.js'])).toBe('There is a folder with this name')
})

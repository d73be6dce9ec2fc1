import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { filesIn } from '../lab/files.js'
import { problems } from '../tools/border.js'

test('every border holds', () => {
  const map = JSON.parse(readFileSync('module-map.json', 'utf8'))
  assert.deepEqual(problems(filesIn('src'), map), [])
})

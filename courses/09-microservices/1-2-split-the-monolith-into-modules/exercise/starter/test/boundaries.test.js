import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { filesIn } from '../lab/files.js'
import { problems } from '../tools/border.js'

test('the app uses public files only', () => {
  const map = JSON.parse(readFileSync('module-map.json', 'utf8'))
  const { 'app.js': app } = filesIn('src')
  assert.deepEqual(problems({ 'app.js': app }, map), [])
})

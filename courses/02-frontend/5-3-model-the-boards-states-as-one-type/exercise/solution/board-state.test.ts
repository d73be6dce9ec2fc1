import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromRows, render } from './board-state.ts'

test('no rows make the state empty', () => assert.equal(fromRows([], '3 November 2026').kind, 'empty'))
test('rows make the state some', () => assert.equal(fromRows([{ crop: 'Onion', usual: 1, yesterday: 1 }], 'today').kind, 'some'))
test('each state says something different', () => {
  const texts = [render({ kind: 'loading' }), render(fromRows([], 'today')), render({ kind: 'failed', reason: 'offline' }), render({ kind: 'failed', reason: 'server' })]
  assert.equal(new Set(texts).size, 4)
  assert.match(texts[2]!, /Try again/)
})
test('escapes crop names and handles a missing price', () => {
  const html = render(fromRows([{ crop: '<img src=x>', usual: 12500, yesterday: null }], 'today'))
  assert.ok(!html.includes('<img'))
  assert.match(html, /12,500/)
  assert.match(html, /no price yesterday/)
})
test('says up and down in words', () => {
  assert.match(render(fromRows([{ crop: 'Onion', usual: 1780, yesterday: 1725 }], 'today')), /up 55/)
  assert.match(render(fromRows([{ crop: 'Onion', usual: 1400, yesterday: 1460 }], 'today')), /down 60/)
})

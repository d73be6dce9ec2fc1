import assert from 'node:assert/strict'
import test from 'node:test'
import { createEmitter } from './emitter.ts'
import { createRouter } from './router.ts'

test('calls the listeners of one event in order', () => {
  const emitter = createEmitter()
  const calls = []
  emitter.on('a', (payload) => calls.push(`1${payload}`))
  emitter.on('a', (payload) => calls.push(`2${payload}`))
  emitter.on('b', () => calls.push('never'))
  emitter.emit('a', 'x')
  assert.deepEqual(calls, ['1x', '2x'])
})

test('stops calling after off, and once calls once', () => {
  const emitter = createEmitter()
  const calls = []
  const off = emitter.on('a', () => calls.push('on'))
  emitter.once('a', () => calls.push('once'))
  emitter.emit('a')
  off()
  off()
  emitter.emit('a')
  assert.deepEqual(calls, ['on', 'once'])
})

test('calls all listeners even if one fails', () => {
  const emitter = createEmitter()
  const calls = []
  emitter.on('a', () => {
    throw new Error('broken')
  })
  emitter.on('a', () => calls.push('second'))
  assert.throws(
    () => emitter.emit('a'),
    (error) => error.errors[0].message === 'broken',
  )
  assert.deepEqual(calls, ['second'])
})

test('routes by pattern, first match first', () => {
  const router = createRouter()
  router.route('/trains/new', () => 'new')
  router.route('/trains/:number', ({ number }) => number)
  assert.equal(router.go('/trains/new'), 'new')
  assert.equal(router.go('/trains/12%2F4'), '12/4')
  assert.equal(router.go('/trains/'), null)
  assert.equal(router.go('/trains/%'), null)
  assert.equal(router.go('/trains/1/2'), null)
})

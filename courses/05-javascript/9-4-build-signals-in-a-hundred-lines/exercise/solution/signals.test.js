import assert from 'node:assert/strict'
import test from 'node:test'
import { batch, computed, effect, signal } from './signals.ts'
import { createTodoList } from './todo.ts'

test('an effect runs at once and after every change', () => {
  const count = signal(1)
  const seen = []
  effect(() => seen.push(count.get()))
  count.set(2)
  count.set(2)
  assert.deepEqual(seen, [1, 2])
})

test('an effect stops tracking what it no longer reads', () => {
  const isOn = signal(true)
  const name = signal('Asha')
  let runs = 0
  effect(() => {
    runs++
    if (isOn.get()) name.get()
  })
  isOn.set(false)
  name.set('Ravi')
  assert.equal(runs, 2)
})

test('a computed value is lazy and cached', () => {
  const price = signal(100)
  let runs = 0
  const withTax = computed(() => {
    runs++
    return price.get() * 1.05
  })
  assert.equal(runs, 0)
  withTax.get()
  withTax.get()
  assert.equal(runs, 1)
  price.set(200)
  assert.equal(runs, 1)
  assert.equal(withTax.get(), 210)
})

test('an effect runs once per change, also over two paths, and sees no mixture', () => {
  const a = signal(1)
  const seen = []
  const double = computed(() => a.get() * 2)
  const triple = computed(() => a.get() * 3)
  effect(() => seen.push([a.get(), double.get(), triple.get()].join()))
  a.set(2)
  assert.deepEqual(seen, ['1,2,3', '2,4,6'])
})

test('batch runs each effect once', () => {
  const a = signal(1)
  const b = signal(1)
  const seen = []
  effect(() => seen.push(a.get() + b.get()))
  batch(() => {
    a.set(10)
    b.set(20)
    assert.equal(seen.length, 1)
  })
  assert.deepEqual(seen, [2, 30])
})

test('a stopped effect stays silent', () => {
  const a = signal(1)
  let runs = 0
  const stop = effect(() => {
    a.get()
    runs++
  })
  batch(() => {
    a.set(2)
    stop()
  })
  a.set(3)
  assert.equal(runs, 1)
})

test('an effect may set another signal', () => {
  const a = signal(1)
  const b = signal(0)
  const seen = []
  effect(() => b.set(a.get() * 10))
  effect(() => seen.push(b.get()))
  a.set(2)
  assert.deepEqual(seen, [10, 20])
})

test('a failing effect does not stop the others and recovers', () => {
  const a = signal(1)
  const seen = []
  const half = computed(() => {
    if (a.get() === 2) throw new Error('broken')
    return a.get() / 2
  })
  effect(() => seen.push(`first ${half.get()}`))
  effect(() => seen.push(`second ${a.get()}`))
  assert.throws(() => a.set(2), { message: 'broken' })
  a.set(4)
  assert.deepEqual(seen, ['first 0.5', 'second 1', 'second 2', 'first 2', 'second 4'])
})

test('an endless cycle is reported', () => {
  const a = signal(0)
  effect(() => {
    if (a.get() > 0) a.set(a.get() + 1)
  })
  assert.throws(() => a.set(1), /without end/)
  const b = signal(1)
  let runs = 0
  effect(() => {
    b.get()
    runs++
  })
  b.set(2)
  assert.equal(runs, 2)
})

test('the to-do list prints once for each action', () => {
  const printed = []
  const list = createTodoList((text) => printed.push(text))
  const first = list.add('Pay school fee')
  list.add('Buy ghee')
  list.toggle(first)
  list.show('open')
  list.clearDone()
  assert.equal(printed.length, 6)
  assert.equal(printed[4], '[ ] Buy ghee\n1 left')
  assert.equal(printed[5], '[ ] Buy ghee\n1 left')
})

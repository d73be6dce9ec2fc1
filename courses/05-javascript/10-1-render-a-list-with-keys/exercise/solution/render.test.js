import assert from 'node:assert/strict'
import test from 'node:test'
import { Window } from 'happy-dom'
import { each, h, mount } from './render.ts'
import { signal } from './signals.ts'

globalThis.document = new Window().document
const root = () => document.createElement('main')

test('builds elements with text, props and listeners', () => {
  let clicks = 0
  const button = h('button', { class: 'big', disabled: false, onclick: () => clicks++ }, 'Add ', 2)
  assert.equal(button.outerHTML, '<button class="big">Add 2</button>')
  button.click()
  assert.equal(clicks, 1)
})

test('never interprets text as HTML', () => {
  assert.equal(h('p', {}, '<b>hi</b>').outerHTML, '<p>&lt;b&gt;hi&lt;/b&gt;</p>')
})

test('a function child follows its signal in the same node', () => {
  const count = signal(1)
  const line = h('p', { title: () => `n ${count.get()}` }, 'left: ', () => count.get())
  const node = line.lastChild
  count.set(2)
  assert.equal(line.outerHTML, '<p title="n 2">left: 2</p>')
  assert.equal(line.lastChild, node)
})

function listOf(start) {
  const items = signal(start)
  let created = 0
  const list = h('ul')
  const unmount = mount(root(), () => {
    each(list, items.get, (item) => item.id, (item) => {
      created++
      return h('li', {}, () => item().text)
    })
    return list
  })
  const texts = () => [...list.children].map((child) => child.textContent).join(' ')
  return { items, list, texts, unmount, created: () => created }
}
const a = { id: 1, text: 'a' }
const b = { id: 2, text: 'b' }
const c = { id: 3, text: 'c' }

test('moves nodes instead of building them again', () => {
  const { items, list, texts, created } = listOf([a, b, c])
  const [nodeA, nodeB, nodeC] = list.children
  items.set([c, a, b])
  assert.equal(texts(), 'c a b')
  assert.deepEqual([...list.children], [nodeC, nodeA, nodeB])
  assert.equal(created(), 3)
})

test('updates the item of a key in place', () => {
  const { items, list, texts, created } = listOf([a, b])
  const node = list.children[1]
  items.set([a, { id: 2, text: 'B' }])
  assert.equal(texts(), 'a B')
  assert.equal(list.children[1], node)
  assert.equal(created(), 2)
})

test('adds and removes in the middle', () => {
  const { items, texts, created } = listOf([a, c])
  items.set([a, b, c])
  items.set([b])
  assert.equal(texts(), 'b')
  assert.equal(created(), 3)
  items.set([])
  assert.equal(texts(), '')
})

test('agrees with a plain list for many random changes', () => {
  const { items, texts } = listOf([])
  let seed = 7
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below
  for (let run = 0; run < 300; run++) {
    const ids = [...new Set(Array.from({ length: random(8) }, () => random(10)))]
    items.set(ids.map((id) => ({ id, text: `${id}` })))
    assert.equal(texts(), ids.join(' '))
  }
})

test('reports a key that comes twice', () => {
  const { items } = listOf([a])
  assert.throws(() => items.set([a, a]), /key 1/)
})

test('stops the effects of removed rows and after unmount', () => {
  const name = signal('x')
  const ids = signal([1, 2])
  let runs = 0
  const list = h('ul')
  const unmount = mount(root(), () => {
    each(list, ids.get, (id) => id, () => h('li', {}, () => {
      runs++
      return name.get()
    }))
    return list
  })
  ids.set([1])
  runs = 0
  name.set('y')
  assert.equal(runs, 1)
  unmount()
  name.set('z')
  assert.equal(runs, 1)
  assert.equal(list.parentNode, null)
})

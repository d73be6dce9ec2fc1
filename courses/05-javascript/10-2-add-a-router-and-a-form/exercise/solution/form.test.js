import assert from 'node:assert/strict'
import test from 'node:test'
import { Window } from 'happy-dom'
import { createForm } from './form.ts'
import { createRoute } from './route.ts'
import { effect } from './signals.ts'

function fakePlace(hash = '') {
  const place = new EventTarget()
  let current = hash
  place.location = {
    get hash() {
      return current
    },
    set hash(value) {
      current = `#${value.replace(/^#/, '')}`
      place.dispatchEvent(new Event('hashchange'))
    },
  }
  return place
}

test('the path follows the address', () => {
  const place = fakePlace('#/open')
  const route = createRoute(place)
  const seen = []
  effect(() => seen.push(route.path()))
  route.go('/done')
  place.location.hash = ''
  route.stop()
  place.location.hash = '#/open'
  assert.deepEqual(seen, ['/open', '/done', '/'])
})

const nameForm = (submit = async () => {}) =>
  createForm({ initial: { name: '', city: 'Pune' }, rules: { name: (text) => (text === '' ? 'Enter your name' : null) }, submit })

test('shows no error before the field was left', () => {
  const form = nameForm()
  assert.equal(form.error('name'), '')
  form.leave('name')
  assert.equal(form.error('name'), 'Enter your name')
  form.set('name', 'Asha')
  assert.equal(form.error('name'), '')
})

test('a submission shows all errors and sends nothing', async () => {
  let sent = 0
  const form = nameForm(async () => void sent++)
  assert.equal(await form.submit(), false)
  assert.equal(form.error('name'), 'Enter your name')
  assert.equal(sent, 0)
})

test('sends once, then starts again', async () => {
  const sent = []
  let finish
  const form = nameForm((values) => {
    sent.push(values)
    return new Promise((resolve) => (finish = resolve))
  })
  form.set('name', 'Asha')
  const first = form.submit()
  assert.equal(form.isSending(), true)
  assert.equal(await form.submit(), false)
  finish()
  assert.equal(await first, true)
  assert.deepEqual(sent, [{ name: 'Asha', city: 'Pune' }])
  assert.deepEqual([form.value('name'), form.error('name'), form.isSending()], ['', '', false])
})

test('keeps what was typed when sending fails', async () => {
  const form = nameForm(async () => {
    throw new Error('You are offline')
  })
  form.set('name', 'Asha')
  assert.equal(await form.submit(), false)
  assert.deepEqual([form.problem(), form.value('name'), form.isSending()], ['You are offline', 'Asha', false])
})

test('the whole list works', async () => {
  const window = new Window()
  globalThis.document = window.document
  const { app } = await import('./app.ts')
  const place = fakePlace()
  const view = app(place)
  const input = view.querySelector('input[name=text]')
  const add = async (text) => {
    input.value = text
    input.dispatchEvent(new window.Event('input'))
    view.querySelector('form').dispatchEvent(new window.Event('submit', { cancelable: true }))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await add('')
  assert.equal(view.querySelector('[role=alert]').textContent, 'Enter what you want to do')
  await add('Pay fee')
  await add('Buy ghee')
  assert.equal(input.value, '')
  view.querySelector('li input').dispatchEvent(new window.Event('change'))
  place.location.hash = '#/open'
  assert.equal(view.querySelector('ul').textContent, 'Buy ghee')
  assert.equal(view.querySelector('h1').textContent, 'Open')
  place.location.hash = '#/nowhere'
  assert.equal(view.querySelector('h1').textContent, 'Not found')
})

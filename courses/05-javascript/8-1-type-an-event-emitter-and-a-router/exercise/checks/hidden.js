export default [
  {
    name: 'collects all errors of one event',
    hint: 'One listener after the other, each in its own try. The AggregateError has all errors, in order.',
    run: ({ createEmitter }) => {
      const board = createEmitter()
      const calls = []
      for (const n of [1, 2, 3])
        board.on('closed', () => {
          calls.push(n)
          if (n !== 2) throw new Error(`error ${n}`)
        })
      try {
        board.emit('closed')
        return 'no error'
      } catch (error) {
        return { calls, errors: error.errors.map(({ message }) => message) }
      }
    },
    expect: { calls: [1, 2, 3], errors: ['error 1', 'error 3'] },
  },
  {
    name: 'survives listeners that add and remove listeners while it emits',
    hint: 'Loop over a copy of the listeners: [...group].',
    run: ({ createEmitter }) => {
      const calls = []
      const board = createEmitter()
      board.once('called', () => {
        calls.push('once')
        board.on('called', () => calls.push('added'))
      })
      board.on('called', () => calls.push('on'))
      board.emit('called', 1)
      const afterFirst = [...calls]
      board.emit('called', 2)
      return { afterFirst, calls }
    },
    expect: { afterFirst: ['once', 'on'], calls: ['once', 'on', 'on', 'added'] },
  },
  {
    name: 'an emitter and a router share nothing with another one',
    hint: 'Create the Map of listeners and the list of routes inside the functions.',
    run: ({ createEmitter, createRouter }) => {
      const calls = []
      createEmitter().on('called', () => calls.push('wrong board'))
      createEmitter().emit('called', 1)
      createRouter().route('/about', () => 'wrong router')
      return [calls, createRouter().go('/about')]
    },
    expect: [[], null],
  },
  {
    name: 'an empty parameter or a broken % doesn’t match',
    hint: 'decodeURIComponent throws for a broken %. Catch it, and treat the route as not matching.',
    run: ({ createRouter }) => {
      const router = createRouter()
      router.route('/trains/:number', ({ number }) => `train ${number}`)
      router.route('/:page/', ({ page }) => `page ${page}`)
      return ['/trains/', '/trains/%', '/trains/%E0%A4%A', '/trains/12%2F4'].map((path) => router.go(path))
    },
    expect: ['page trains', null, null, 'train 12/4'],
  },
  {
    name: 'a payload of the wrong type is a type error',
    hint: 'emit<K extends keyof E>(name: K, payload: E[K]): the payload belongs to the name.',
    types: `
      import { createEmitter } from './index.ts'
      createEmitter<{ called: { token: string } }>().emit('called', { token: 7 })
    `,
    throws: "not assignable to type 'string'",
  },
]

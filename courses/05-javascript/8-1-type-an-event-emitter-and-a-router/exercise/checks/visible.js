export default [
  {
    name: 'calls the listeners of an event in the order they were added',
    hint: 'A Map from the name to a Set of listeners: a Set keeps the order in which you added.',
    run: ({ createEmitter }) => {
      const calls = []
      const board = createEmitter()
      board.on('called', ({ token }) => calls.push(`screen ${token}`))
      board.on('called', ({ token }) => calls.push(`bell ${token}`))
      board.on('closed', () => calls.push('closed'))
      board.emit('called', { token: 'D-7' })
      return calls
    },
    expect: ['screen D-7', 'bell D-7'],
  },
  {
    name: 'on returns a function that removes the listener',
    hint: 'Return () => group.delete(listener). Calling it twice must do no harm.',
    run: ({ createEmitter }) => {
      const calls = []
      const board = createEmitter()
      const off = board.on('called', (token) => calls.push(token))
      board.emit('called', 1)
      off()
      off()
      board.emit('called', 2)
      board.emit('unknown', 3)
      return calls
    },
    expect: [1],
  },
  {
    name: 'once calls its listener only once',
    hint: 'Use on, and remove the listener before you call it. Return the function that removes it, as on does.',
    run: ({ createEmitter }) => {
      const calls = []
      const board = createEmitter()
      board.once('called', (token) => {
        calls.push(token)
        // A listener may emit the same event itself.
        if (token === 'D-1') board.emit('called', 'D-2')
      })
      board.emit('called', 'D-1')
      board.emit('called', 'D-3')
      const off = board.once('closed', () => calls.push('closed'))
      off()
      board.emit('closed')
      return calls
    },
    expect: ['D-1'],
  },
  {
    name: 'calls the other listeners even if one throws, then throws an AggregateError',
    hint: 'Collect the errors in a list inside the loop. After the loop, throw new AggregateError(errors, …).',
    run: ({ createEmitter }) => {
      const calls = []
      const board = createEmitter()
      board.on('called', () => {
        throw new Error('no paper')
      })
      board.on('called', () => calls.push('bell'))
      try {
        board.emit('called', 'D-1')
      } catch (error) {
        calls.push(error.name, error.errors.map(({ message }) => message).join())
      }
      return calls
    },
    expect: ['bell', 'AggregateError', 'no paper'],
  },
  {
    name: 'gives the handler the decoded parameters of the path',
    hint: 'Split pattern and path at /. A part of the pattern that starts with a colon names a parameter.',
    run: ({ createRouter }) => {
      const router = createRouter()
      router.route('/trains/:number/stops/:stop', (params) => params)
      return router.go('/trains/12124/stops/New%20Delhi')
    },
    expect: { number: '12124', stop: 'New Delhi' },
  },
  {
    name: 'the first matching route wins, and no match gives null',
    hint: 'Try the routes in the order in which they were added.',
    run: ({ createRouter }) => {
      const router = createRouter()
      router.route('/trains/new', () => 'a form')
      router.route('/trains/:number', ({ number }) => `train ${number}`)
      router.route('/trains/90101', () => 'never')
      return ['/trains/new', '/trains/90101', '/about', '/trains/1/2', '/trains'].map((path) => router.go(path))
    },
    expect: ['a form', 'train 90101', null, null, null],
  },
  {
    name: 'a handler gets exactly the parameters of its pattern',
    hint: 'Keep Params<P> in the type of the handler: the names come from the pattern.',
    types: `
      import { createRouter } from './index.ts'
      type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
      createRouter<string>().route('/trains/:number/stops/:stop', (params) => {
        const isExact: Equal<typeof params, { number: string; stop: string }> = true
        return String(isExact)
      })
    `,
  },
]

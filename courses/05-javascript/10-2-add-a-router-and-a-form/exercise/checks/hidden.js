export default [
  {
    name: 'go changes the address, and only the event changes the path',
    hint: 'go() sets place.location.hash and nothing else. Then Back, clicks and pasted links work the same way.',
    run: ({ createRoute }) => {
      let hash = ''
      // Like a browser: it adds the #, and sends the event a moment later.
      const location = {
        get hash() {
          return hash
        },
        set hash(text) {
          hash = `#${text.replace(/^#/, '')}`
        },
      }
      const place = Object.assign(new EventTarget(), { location })
      const route = createRoute(place)
      route.go('/open')
      const before = route.path()
      place.dispatchEvent(new Event('hashchange'))
      return [hash, before, route.path()]
    },
    expect: ['#/open', '/', '/open'],
  },
  {
    name: 'stop removes the listener',
    hint: 'removeEventListener needs the very same function: keep it in a variable.',
    run: ({ createRoute }) => {
      const place = Object.assign(new EventTarget(), { location: { hash: '#/open' } })
      const route = createRoute(place)
      route.stop()
      place.location.hash = '#/done'
      place.dispatchEvent(new Event('hashchange'))
      return route.path()
    },
    expect: '/open',
  },
  {
    name: 'a second submission while sending does nothing',
    hint: 'If isSending is true, return false at once.',
    run: async ({ createForm }) => {
      let sent = 0
      const finish = []
      const form = createForm({
        initial: { name: 'Asha' },
        rules: {},
        submit: () => {
          sent++
          return new Promise((resolve) => finish.push(resolve))
        },
      })
      const first = form.submit()
      const during = form.isSending()
      const second = form.submit()
      await new Promise((resolve) => setTimeout(resolve, 0))
      for (const end of finish) end()
      return [during, await second, await first, sent, form.isSending()]
    },
    expect: [true, false, true, 1, false],
  },
  {
    name: 'a new attempt clears the old problem, and effects follow everything',
    hint: 'All of it lives in signals: values, fields that were left, isSending and problem.',
    run: async ({ createForm, effect }) => {
      let attempts = 0
      const form = createForm({
        initial: { name: 'Asha' },
        rules: { name: (text) => (text.length > 5 ? 'Too long' : null) },
        submit: async () => {
          attempts++
          if (attempts === 1) throw new Error('You are offline')
        },
      })
      const seen = []
      effect(() => seen.push(`${form.problem()}|${form.error('name')}`))
      await form.submit()
      await form.submit()
      form.leave('name')
      form.set('name', 'Ashalata')
      return [seen.includes('You are offline|'), form.problem(), seen.at(-1)]
    },
    expect: [true, '', '|Too long'],
  },
  {
    name: 'a rule can look at the other fields',
    hint: 'Call each rule with the value of its field and with all values.',
    run: async ({ createForm }) => {
      const form = createForm({
        initial: { from: 'PUNE', to: 'PUNE' },
        rules: { to: (to, all) => (to === all.from ? 'Choose another station' : null) },
        submit: async () => {},
      })
      form.leave('to')
      const before = form.error('to')
      form.set('from', 'ADI')
      return [before, form.error('to'), await form.submit()]
    },
    expect: ['Choose another station', '', true],
  },
]

export default [
  {
    name: 'the path is what comes after #, and / without a hash',
    hint: 'place.location.hash is "#/open" or an empty text.',
    run: ({ createRoute }) =>
      ['#/open', '', '#', '#/done'].map((hash) => {
        const place = Object.assign(new EventTarget(), { location: { hash } })
        return createRoute(place).path()
      }),
    expect: ['/open', '/', '/', '/done'],
  },
  {
    name: 'the path follows the hashchange event',
    hint: 'Listen for hashchange and set the signal there. path is the getter of the signal, so effects follow it.',
    run: ({ createRoute, effect }) => {
      const place = Object.assign(new EventTarget(), { location: { hash: '#/open' } })
      const route = createRoute(place)
      const seen = []
      effect(() => seen.push(route.path()))
      place.location.hash = '#/done'
      place.dispatchEvent(new Event('hashchange'))
      return seen
    },
    expect: ['/open', '/done'],
  },
  {
    name: 'shows a form with its initial values and no errors',
    hint: 'Keep all values in one signal, and the names of the fields that were left in another.',
    run: ({ createForm }) => {
      const form = createForm({
        initial: { name: '', city: 'Pune' },
        rules: { name: (text) => (text === '' ? 'Enter your name' : null) },
        submit: async () => {},
      })
      return [form.value('name'), form.value('city'), form.error('name'), form.isSending(), form.problem()]
    },
    expect: ['', 'Pune', '', false, ''],
  },
  {
    name: 'shows an error after the field was left, until it is valid',
    hint: 'Calculate the error each time from the value. Show it only if the field was left, and remember all fields that were.',
    run: ({ createForm }) => {
      const form = createForm({
        initial: { name: '', city: 'Pune' },
        rules: { name: (text) => (text === '' ? 'Enter your name' : null) },
        submit: async () => {},
      })
      const seen = [form.error('name')]
      form.leave('name')
      seen.push(form.error('name'))
      form.leave('city')
      seen.push(form.error('name'))
      form.set('name', 'Asha')
      seen.push(form.error('name'), form.value('name'))
      return seen
    },
    expect: ['', 'Enter your name', 'Enter your name', '', 'Asha'],
  },
  {
    name: 'a submission with errors shows them all and sends nothing',
    hint: 'submit() marks every field as left first. If any has an error, it returns false.',
    run: async ({ createForm }) => {
      let sent = 0
      const form = createForm({
        initial: { name: '', phone: '12' },
        rules: {
          name: (text) => (text === '' ? 'Enter your name' : null),
          phone: (text) => (/^\d{10}$/.test(text) ? null : 'Enter ten digits'),
        },
        submit: async () => void sent++,
      })
      return [await form.submit(), form.error('name'), form.error('phone'), sent]
    },
    expect: [false, 'Enter your name', 'Enter ten digits', 0],
  },
  {
    name: 'sends the values, then starts again',
    hint: 'After a success set the values back to the initial ones, and forget which fields were left.',
    run: async ({ createForm }) => {
      const sent = []
      const form = createForm({
        initial: { name: '', city: 'Pune' },
        rules: { name: (text) => (text === '' ? 'Enter your name' : null) },
        submit: async (values) => void sent.push(values),
      })
      form.set('name', 'Asha')
      const outcome = await form.submit()
      return [outcome, sent, form.value('name'), form.error('name'), form.isSending()]
    },
    expect: [true, [{ name: 'Asha', city: 'Pune' }], '', '', false],
  },
  {
    name: 'a failure keeps the values and names the problem',
    hint: 'Catch the error of options.submit, put its message into problem, and set isSending back in finally.',
    run: async ({ createForm }) => {
      const form = createForm({
        initial: { name: '' },
        rules: {},
        submit: async () => {
          throw new Error('You are offline')
        },
      })
      form.set('name', 'Asha')
      return [await form.submit(), form.problem(), form.value('name'), form.isSending()]
    },
    expect: [false, 'You are offline', 'Asha', false],
  },
  {
    name: 'an unknown name of a field is a type error',
    hint: 'Keep name: keyof V in the types: the names come from the initial values.',
    types: `
      import { createForm } from './index.ts'
      createForm({ initial: { name: '' }, rules: {}, submit: async () => {} }).value('phone')
    `,
    throws: 'not assignable to parameter of type',
  },
]

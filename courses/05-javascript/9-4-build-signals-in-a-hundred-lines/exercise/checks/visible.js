export default [
  {
    name: 'an effect runs at once and after every change',
    hint: 'Keep the running effect in a variable. get() adds it to the readers of the signal; set() runs the readers.',
    run: ({ signal, effect }) => {
      const count = signal(1)
      const seen = []
      effect(() => seen.push(count.get()))
      count.set(2)
      count.set(3)
      return seen
    },
    expect: [1, 2, 3],
  },
  {
    name: 'setting an equal value does nothing',
    hint: 'Compare with Object.is before you change anything.',
    run: ({ signal, effect }) => {
      const count = signal(NaN)
      let runs = 0
      effect(() => {
        count.get()
        runs++
      })
      count.set(NaN)
      count.set(5)
      count.set(5)
      return runs
    },
    expect: 2,
  },
  {
    name: 'an effect stops tracking what it no longer reads',
    hint: 'Before each run, remove the effect from everything it has read. It tracks again while it runs.',
    run: ({ signal, effect }) => {
      const isOn = signal(true)
      const name = signal('Asha')
      let runs = 0
      effect(() => {
        runs++
        if (isOn.get()) name.get()
      })
      isOn.set(false)
      name.set('Ravi')
      return runs
    },
    expect: 2,
  },
  {
    name: 'a stopped effect stays silent',
    hint: 'The function that effect returns removes it from its signals, and from the queue too.',
    run: ({ signal, effect }) => {
      const count = signal(1)
      const seen = []
      const stop = effect(() => seen.push(count.get()))
      count.set(2)
      stop()
      count.set(3)
      return seen
    },
    expect: [1, 2],
  },
  {
    name: 'a computed value is lazy and calculated at most once per change',
    hint: 'A change only marks it as outdated. The next get() calculates and remembers, even if the result is null.',
    run: ({ signal, computed }) => {
      const price = signal(100)
      let runs = 0
      const double = computed(() => {
        runs++
        return price.get() * 2
      })
      const counts = [runs]
      double.get()
      double.get()
      counts.push(runs)
      price.set(200)
      counts.push(runs)
      let notes = 0
      const note = computed(() => {
        notes++
        return price.get() > 150 ? null : 'cheap'
      })
      return [...counts, double.get(), runs, note.get(), note.get(), notes]
    },
    expect: [0, 1, 1, 400, 2, null, null, 1],
  },
  {
    name: 'an effect never sees a mixture of old and new values',
    hint: 'First tell all readers that something changed, and put effects into a queue. Run the queue when all know.',
    run: ({ signal, computed, effect }) => {
      const a = signal(1)
      const seen = []
      const double = computed(() => a.get() * 2)
      const triple = computed(() => a.get() * 3)
      effect(() => seen.push([a.get(), double.get(), triple.get()]))
      a.set(2)
      return seen
    },
    expect: [
      [1, 2, 3],
      [2, 4, 6],
    ],
  },
  {
    name: 'batch runs each effect once, at its end',
    hint: 'Count how deep you are in batches. Only the outermost one runs the queue.',
    run: ({ signal, effect, batch }) => {
      const a = signal(1)
      const b = signal(1)
      const seen = []
      effect(() => seen.push(a.get() + b.get()))
      batch(() => {
        a.set(10)
        batch(() => b.set(20))
        seen.push('in the batch')
      })
      return seen
    },
    expect: [2, 'in the batch', 30],
  },
  {
    name: 'the to-do list prints once for each action',
    hint: 'One effect prints. An action that sets two signals needs batch.',
    run: ({ createTodoList }) => {
      const printed = []
      const list = createTodoList((text) => printed.push(text))
      const before = printed.length
      const fee = list.add('Pay school fee')
      list.add('Buy ghee')
      list.toggle(fee)
      list.show('open')
      return printed.slice(before)
    },
    expect: [
      '[ ] Pay school fee\n1 left',
      '[ ] Pay school fee\n[ ] Buy ghee\n2 left',
      '[x] Pay school fee\n[ ] Buy ghee\n1 left',
      '[ ] Buy ghee\n1 left',
    ],
  },
]

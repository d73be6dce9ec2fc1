export default [
  {
    name: 'an effect may set other signals',
    hint: 'An effect that sets a signal adds to the queue that is running now.',
    run: ({ signal, effect }) => {
      const a = signal(1)
      const b = signal(0)
      const seen = []
      effect(() => b.set(a.get() * 10))
      effect(() => seen.push(b.get()))
      a.set(2)
      a.set(3)
      return seen
    },
    expect: [10, 20, 30],
  },
  {
    name: 'an endless cycle ends with an Error, and everything else still works',
    hint: 'Count the runs of one flush and throw after a large number. Leave the queue empty.',
    run: ({ signal, effect }) => {
      const a = signal(0)
      effect(() => {
        if (a.get() > 0) a.set(a.get() + 1)
      })
      let outcome = 'no error'
      try {
        a.set(1)
      } catch (error) {
        outcome = error instanceof Error ? 'an error' : 'something else'
      }
      const b = signal(1)
      const seen = []
      effect(() => seen.push(b.get()))
      b.set(2)
      return [outcome, seen]
    },
    expect: ['an error', [1, 2]],
  },
  {
    name: 'if an effect throws, the others still run, and it runs again later',
    hint: 'Catch the error of each effect, run the others, then throw it. Track what it has read before it threw.',
    run: ({ signal, effect }) => {
      const a = signal(1)
      const seen = []
      effect(() => {
        if (a.get() === 2) throw new Error('broken')
        seen.push(`first ${a.get()}`)
      })
      effect(() => seen.push(`second ${a.get()}`))
      try {
        a.set(2)
      } catch (error) {
        seen.push(error.message)
      }
      a.set(4)
      return seen
    },
    expect: ['first 1', 'second 1', 'second 2', 'broken', 'first 4', 'second 4'],
  },
  {
    name: 'an effect that was stopped while it waited doesn’t run',
    hint: 'stop() must also remove the effect from the queue.',
    run: ({ signal, effect, batch }) => {
      const a = signal(1)
      const seen = []
      const stop = effect(() => seen.push(a.get()))
      batch(() => {
        a.set(2)
        stop()
      })
      a.set(3)
      return seen
    },
    expect: [1],
  },
  {
    name: 'follows a computed value of a computed value',
    hint: 'A computed value is a reader and is read: when it becomes outdated, it tells its own readers.',
    run: ({ signal, computed, effect }) => {
      const paise = signal(12345)
      const rupees = computed(() => paise.get() / 100)
      const label = computed(() => `₹${rupees.get().toFixed(2)}`)
      const seen = []
      effect(() => seen.push(label.get()))
      paise.set(500)
      return seen
    },
    expect: ['₹123.45', '₹5.00'],
  },
  {
    name: 'clearDone removes done items and shows all again, in one print',
    hint: 'Two signals change: the items and the filter. Put both into one batch. Count the ids up, whatever is removed.',
    run: ({ createTodoList }) => {
      const printed = []
      const list = createTodoList((text) => printed.push(text))
      const [tea, salt] = [list.add('Tea'), list.add('Salt')]
      list.add('Rice')
      list.toggle(tea)
      list.toggle(salt)
      list.toggle(salt)
      list.show('open')
      const before = printed.length
      list.clearDone()
      const cleared = printed.at(-1)
      const prints = printed.length - before
      // All are shown again: a done item stays in the list.
      list.toggle(salt)
      const again = printed.at(-1)
      // A new item never gets the id of another one.
      list.toggle(list.add('Dal'))
      return [tea !== salt, prints, cleared, again, printed.at(-1)]
    },
    expect: [
      true,
      1,
      '[ ] Salt\n[ ] Rice\n2 left',
      '[x] Salt\n[ ] Rice\n1 left',
      '[x] Salt\n[ ] Rice\n[x] Dal\n1 left',
    ],
  },
  {
    name: 'effects in effects and errors don’t disturb what others track',
    hint: 'Remember who was active before, and restore it in finally. A batch counts down in finally, too.',
    run: ({ signal, computed, effect, batch }) => {
      const attempt = (work) => {
        try {
          work()
          return 'no error'
        } catch (error) {
          return error.message
        }
      }
      const [a, b, c, d] = [signal(1), signal(10), signal(100), signal(5)]
      const nested = []
      effect(() => {
        effect(() => a.get())
        nested.push(b.get())
      })
      b.set(20)
      const afterComputed = []
      const double = computed(() => a.get() * 2)
      effect(() => {
        double.get()
        afterComputed.push(c.get())
      })
      c.set(200)
      attempt(() => {
        effect(() => {
          throw new Error('broken')
        })
      })
      // Nobody is reading now, so this change wakes nobody.
      d.get()
      const quiet = attempt(() => d.set(6))
      const seen = []
      effect(() => seen.push(d.get()))
      attempt(() =>
        batch(() => {
          throw new Error('stopped')
        }),
      )
      d.set(7)
      return { nested, afterComputed, quiet, last: seen.at(-1) }
    },
    expect: { nested: [10, 20], afterComputed: [100, 200], quiet: 'no error', last: 7 },
  },
]

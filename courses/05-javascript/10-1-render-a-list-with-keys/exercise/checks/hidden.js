export default [
  {
    name: 'a row that is in its place isn’t inserted again',
    hint: 'Walk along the children: if the right node is already there, go to the next one. Insert only where it is not.',
    run: ({ h, each, mount, signal }) => {
      const items = signal([1, 2, 3])
      const list = h('ul')
      mount(h('main'), () => {
        each(
          list,
          items.get,
          (id) => id,
          (id) => h('li', {}, () => id()),
        )
        return list
      })
      let insertions = 0
      const insertBefore = list.insertBefore
      list.insertBefore = function (...values) {
        insertions++
        return insertBefore.apply(this, values)
      }
      return [[1, 2, 3, 4], [1, 3, 4], [0, 1, 3, 4]].map((ids) => {
        insertions = 0
        items.set(ids)
        return [list.textContent, insertions]
      })
    },
    expect: [
      ['1234', 1],
      ['134', 0],
      ['0134', 1],
    ],
  },
  {
    name: 'agrees with a plain list for 200 random lists',
    hint: 'After each change the children must have exactly the order of the items. Try many lists yourself.',
    run: ({ h, each, mount, signal }) => {
      const items = signal([])
      const list = h('ul')
      let created = 0
      mount(h('main'), () => {
        each(
          list,
          items.get,
          (id) => id,
          (id) => {
            created++
            return h('li', {}, () => id())
          },
        )
        return list
      })
      let seed = 7
      const random = (below) => (seed = (seed * 48271) % 2147483647) % below
      let wrong = 0
      let expectedCreated = 0
      let shown = []
      for (let run = 0; run < 200; run++) {
        const ids = [...new Set(Array.from({ length: random(8) }, () => random(10)))]
        expectedCreated += ids.filter((id) => !shown.includes(id)).length
        items.set(ids)
        shown = ids
        if (list.children.map(({ textContent }) => textContent).join() !== ids.join()) wrong++
      }
      return { wrong, tooMany: created - expectedCreated }
    },
    expect: { wrong: 0, tooMany: 0 },
  },
  {
    name: 'a key that comes twice throws, and the next list is shown again',
    hint: 'Check each key against those of the new list before you use it.',
    run: ({ h, each, mount, signal }) => {
      const items = signal([1])
      const list = h('ul')
      mount(h('main'), () => {
        each(
          list,
          items.get,
          (id) => id,
          (id) => h('li', {}, () => id()),
        )
        return list
      })
      let outcome = 'no error'
      try {
        items.set([2, 2])
      } catch (error) {
        outcome = error instanceof Error ? 'an error' : `${error}`
      }
      items.set([3, 4])
      return [outcome, list.textContent]
    },
    expect: ['an error', '34'],
  },
  {
    name: 'removed rows stop their effects at once',
    hint: 'Collect the effects of each row while create runs, those of its props too, and stop them when its key is gone.',
    run: ({ h, each, mount, signal }) => {
      const name = signal('x')
      const ids = signal([1, 2, 3])
      let runs = 0
      const list = h('ul')
      const unmount = mount(h('main'), () => {
        each(
          list,
          ids.get,
          (id) => id,
          () =>
            h(
              'li',
              {
                title: () => {
                  runs++
                  return name.get()
                },
              },
              () => {
                runs++
                return name.get()
              },
            ),
        )
        return list
      })
      const counts = [runs]
      ids.set([3])
      runs = 0
      name.set('y')
      counts.push(runs)
      unmount()
      name.set('z')
      ids.set([3, 4, 5])
      counts.push(runs)
      return counts
    },
    expect: [6, 2, 2],
  },
  {
    name: 'value and checked are set on the element itself',
    hint: 'The attribute value only says how a field began. Assign element.value and element.checked instead.',
    run: ({ h, signal }) => {
      const isDone = signal(false)
      const box = h('input', { type: 'checkbox', checked: () => isDone.get() })
      const field = h('input', { value: 'Pune' })
      const before = box.checked
      isDone.set(true)
      return [before, box.checked, field.value, box.getAttribute('type')]
    },
    expect: [false, true, 'Pune', 'checkbox'],
  },
]

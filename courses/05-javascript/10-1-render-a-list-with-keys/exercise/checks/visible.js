export default [
  {
    name: 'h builds an element with attributes and text',
    hint: 'setAttribute for each prop, createTextNode for each child that isn’t a node.',
    run: ({ h }) => h('p', { class: 'total', title: 'Today' }, 'Idli: ', 12, h('b', {}, '!')).outerHTML,
    expect: '<p class="total" title="Today">Idli: 12<b>!</b></p>',
  },
  {
    name: 'a boolean prop is there or absent, and text is never HTML',
    hint: 'toggleAttribute(name, value) adds or removes. Text goes into a text node, never into innerHTML.',
    run: ({ h }) => h('button', { disabled: false, hidden: true }, '<b>hi</b>').outerHTML,
    expect: '<button hidden="">&lt;b&gt;hi&lt;/b&gt;</button>',
  },
  {
    name: 'a prop that starts with on is a listener',
    hint: 'addEventListener with the name without its first two letters: onclick is click.',
    run: ({ h }) => {
      let clicks = 0
      const button = h('button', { onclick: () => clicks++ }, 'Add')
      button.click()
      button.click()
      return [clicks, button.outerHTML]
    },
    expect: [2, '<button>Add</button>'],
  },
  {
    name: 'functions follow their signals in the same node',
    hint: 'Create the text node once. An effect sets its data whenever the signal changes; props work the same way.',
    run: ({ h, signal }) => {
      const count = signal(1)
      const line = h('p', { title: () => `n ${count.get()}`, hidden: () => count.get() > 1 }, 'left: ', () =>
        count.get(),
      )
      const node = line.lastChild
      const before = line.outerHTML
      count.set(2)
      return [before, line.outerHTML, line.lastChild === node]
    },
    expect: ['<p title="n 1">left: 1</p>', '<p title="n 2" hidden="">left: 2</p>', true],
  },
  {
    name: 'each shows a list and follows it',
    hint: 'An effect reads items(), creates a row for each new key, removes the others, and puts all in order.',
    run: ({ h, each, mount, signal }) => {
      const dishes = signal(['idli', 'dosa'])
      const list = h('ul')
      mount(h('main'), () => {
        each(
          list,
          dishes.get,
          (dish) => dish,
          (dish) => h('li', {}, () => dish()),
        )
        return list
      })
      const texts = () => list.children.map(({ textContent }) => textContent).join(' ')
      const seen = [texts()]
      for (const next of [['vada', 'idli', 'dosa'], ['dosa', 'vada'], []]) {
        dishes.set(next)
        seen.push(texts())
      }
      return seen
    },
    expect: ['idli dosa', 'vada idli dosa', 'dosa vada', ''],
  },
  {
    name: 'a key keeps its node when items move or change',
    hint: 'Keep a Map from key to row. A known key gets the new item through a signal; create runs only for new keys.',
    run: ({ h, each, mount, signal }) => {
      const items = signal([
        { id: 1, text: 'a' },
        { id: 2, text: 'b' },
        { id: 3, text: 'c' },
      ])
      let created = 0
      const list = h('ul')
      mount(h('main'), () => {
        each(
          list,
          items.get,
          ({ id }) => id,
          (item) => {
            created++
            return h('li', {}, () => item().text)
          },
        )
        return list
      })
      const [a, b, c] = list.children
      items.set([
        { id: 3, text: 'C' },
        { id: 1, text: 'a' },
        { id: 2, text: 'b' },
      ])
      const order = list.children.map((child) => [a, b, c].indexOf(child))
      return { order, created, text: list.textContent }
    },
    expect: { order: [2, 0, 1], created: 3, text: 'Cab' },
  },
  {
    name: 'mount shows the result in the root and removes it again',
    hint: 'root.append(…), and a function that removes the node and stops the effects that were created meanwhile.',
    run: ({ h, mount, signal }) => {
      const name = signal('Asha')
      const root = h('main')
      let runs = 0
      const unmount = mount(root, () =>
        h('p', {}, () => {
          runs++
          return name.get()
        }),
      )
      const shown = root.outerHTML
      unmount()
      name.set('Ravi')
      return [shown, root.outerHTML, runs]
    },
    expect: ['<main><p>Asha</p></main>', '<main></main>', 1],
  },
]

export default [
  {
    name: 'works with a frozen cart',
    hint: 'Somewhere an object of the old cart is changed. A frozen object throws a TypeError when you try.',
    run: ({ addItem, setQuantity, total }) => {
      const salt = Object.freeze({ id: 'salt', paise: 2500, quantity: 2 })
      const tea = Object.freeze({ id: 'tea', paise: 2000, quantity: 1 })
      const cart = Object.freeze({ customer: 'Asha', items: Object.freeze([salt, tea]) })
      const more = addItem(cart, Object.freeze({ id: 'tea', paise: 2000, quantity: 2 }))
      return [total(more), total(setQuantity(more, 'salt', 0)), more.customer]
    },
    expect: [11000, 6000, 'Asha'],
  },
  {
    name: 'unchanged items are the same objects as before',
    hint: 'Copy only what changes: structuredClone copies every item, and a reader can no longer see what is new.',
    run: ({ addItem, setQuantity }) => {
      const [tea, salt] = [
        { id: 'tea', paise: 2000, quantity: 1 },
        { id: 'salt', paise: 2500, quantity: 2 },
      ]
      const cart = { customer: 'Asha', items: [tea, salt] }
      const changed = setQuantity(cart, 'salt', 7)
      const added = addItem(cart, { id: 'rice', paise: 6000, quantity: 1 })
      return [
        changed.items[0] === tea,
        changed.items[1] === salt,
        added.items[0] === tea,
        added.items[1] === salt,
        added === cart,
      ]
    },
    expect: [true, false, true, true, false],
  },
  {
    name: 'a new change after an undo forgets what could be redone',
    hint: 'When you apply a change, keep only the carts up to the current position, then add the new one.',
    run: ({ createHistory }) => {
      const history = createHistory({ customer: 'A', items: [] })
      for (const customer of ['B', 'C', 'D']) history.apply((cart) => ({ ...cart, customer }))
      history.undo()
      history.undo()
      history.apply((cart) => ({ ...cart, customer: 'E' }))
      history.redo()
      const names = [history.current().customer]
      history.undo()
      names.push(history.current().customer)
      return names
    },
    expect: ['E', 'B'],
  },
  {
    name: 'undo at the start and redo at the end do nothing',
    hint: 'The position must stay between 0 and the last cart.',
    run: ({ createHistory }) => {
      const history = createHistory({ customer: 'A', items: [] })
      history.undo()
      history.redo()
      history.apply((cart) => ({ ...cart, customer: 'B' }))
      history.redo()
      history.redo()
      const names = [history.current().customer]
      history.undo()
      history.undo()
      history.undo()
      names.push(history.current().customer)
      history.redo()
      names.push(history.current().customer)
      return names
    },
    expect: ['B', 'A', 'B'],
  },
]

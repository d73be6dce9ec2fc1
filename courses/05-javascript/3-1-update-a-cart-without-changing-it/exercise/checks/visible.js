export default [
  {
    name: 'adds a new item at the end',
    hint: 'Return { ...cart, items: [...cart.items, item] }: a new cart with a new list.',
    run: ({ addItem }) =>
      addItem(
        { customer: 'Asha', items: [{ id: 'tea', paise: 2000, quantity: 1 }] },
        { id: 'salt', paise: 2500, quantity: 2 },
      ),
    expect: {
      customer: 'Asha',
      items: [
        { id: 'tea', paise: 2000, quantity: 1 },
        { id: 'salt', paise: 2500, quantity: 2 },
      ],
    },
  },
  {
    name: 'adds the quantities if the item is already there',
    hint: 'Look for the id first. If it is there, the new quantity is the old one plus that of the item.',
    run: ({ addItem }) =>
      addItem(
        {
          customer: 'Asha',
          items: [
            { id: 'tea', paise: 2000, quantity: 1 },
            { id: 'salt', paise: 2500, quantity: 2 },
          ],
        },
        { id: 'tea', paise: 2000, quantity: 3 },
      ).items,
    expect: [
      { id: 'tea', paise: 2000, quantity: 4 },
      { id: 'salt', paise: 2500, quantity: 2 },
    ],
  },
  {
    name: 'changes one quantity, and 0 removes the item',
    hint: 'map() builds a list with one element replaced; filter() builds a list without it.',
    run: ({ setQuantity }) => {
      const cart = {
        customer: 'Asha',
        items: [
          { id: 'tea', paise: 2000, quantity: 1 },
          { id: 'salt', paise: 2500, quantity: 2 },
        ],
      }
      return [setQuantity(cart, 'salt', 5).items, setQuantity(cart, 'tea', 0).items]
    },
    expect: [
      [
        { id: 'tea', paise: 2000, quantity: 1 },
        { id: 'salt', paise: 2500, quantity: 5 },
      ],
      [{ id: 'salt', paise: 2500, quantity: 2 }],
    ],
  },
  {
    name: 'returns the same cart for an unknown id',
    hint: 'Nothing changed, so return cart itself, not a copy of it.',
    run: ({ setQuantity }) => {
      const cart = { customer: 'Asha', items: [{ id: 'tea', paise: 2000, quantity: 1 }] }
      return setQuantity(cart, 'rice', 3) === cart
    },
    expect: true,
  },
  {
    name: 'adds up the price of everything',
    hint: 'Add paise × quantity of each item with reduce(), starting at 0.',
    run: ({ total }) => [
      total({
        customer: 'Asha',
        items: [
          { id: 'tea', paise: 2000, quantity: 3 },
          { id: 'salt', paise: 2550, quantity: 2 },
        ],
      }),
      total({ customer: 'Asha', items: [] }),
    ],
    expect: [11100, 0],
  },
  {
    name: 'leaves the cart that it was given as it was',
    hint: 'push, splice, sort and assigning to a field all change the old cart. Build new objects and lists instead.',
    run: ({ addItem, setQuantity }) => {
      const cart = { customer: 'Asha', items: [{ id: 'tea', paise: 2000, quantity: 1 }] }
      addItem(cart, { id: 'tea', paise: 2000, quantity: 1 })
      addItem(cart, { id: 'salt', paise: 2500, quantity: 1 })
      setQuantity(cart, 'tea', 9)
      setQuantity(cart, 'tea', 0)
      return cart
    },
    expect: { customer: 'Asha', items: [{ id: 'tea', paise: 2000, quantity: 1 }] },
  },
  {
    name: 'undoes and redoes a change',
    hint: 'Keep a list of all carts and the position of the current one. undo and redo only move the position.',
    run: ({ createHistory }) => {
      const history = createHistory({ customer: 'Asha', items: [] })
      history.apply((cart) => ({ ...cart, customer: 'Ravi' }))
      history.apply((cart) => ({ ...cart, customer: 'Meera' }))
      const names = [history.current().customer]
      history.undo()
      names.push(history.current().customer)
      history.undo()
      names.push(history.current().customer)
      history.redo()
      names.push(history.current().customer)
      return names
    },
    expect: ['Meera', 'Ravi', 'Asha', 'Ravi'],
  },
]

export default [
  {
    name: 'the kitchen keeps the latest version, whatever comes last',
    hint: 'Compare the version of the message with the one you have. An older one changes nothing.',
    run: ({ createKitchen }) => {
      const kitchen = createKitchen()
      const send = (messageId, version, dish) =>
        kitchen.handle({ messageId, orderId: 'ord-1', version, type: version === 1 ? 'placed' : 'changed', dish, paise: 100 })
      send('m-1', 1, 'thali')
      send('m-3', 3, 'poha')
      send('m-2', 2, 'dal')
      return kitchen.state()
    },
    expect: { 'ord-1': { version: 3, dish: 'poha', cancelled: false } },
  },
  {
    name: 'a late message does not bring a cancelled order back',
    hint: 'Keep the row of a cancelled order, with cancelled: true and its version.',
    run: ({ createKitchen }) => {
      const kitchen = createKitchen()
      kitchen.handle({ messageId: 'm-2', orderId: 'ord-1', version: 2, type: 'cancelled', dish: 'thali', paise: 12000 })
      kitchen.handle({ messageId: 'm-1', orderId: 'ord-1', version: 1, type: 'placed', dish: 'thali', paise: 12000 })
      return kitchen.state()
    },
    expect: { 'ord-1': { version: 2, dish: 'thali', cancelled: true } },
  },
  {
    name: 'billing writes one line for each change',
    hint: 'The line is the new price minus the old one. Cancelled costs 0.',
    run: ({ createBilling }) => {
      const billing = createBilling()
      billing.handle({ messageId: 'm-1', orderId: 'ord-1', version: 1, type: 'placed', dish: 'thali', paise: 12000 })
      billing.handle({ messageId: 'm-2', orderId: 'ord-1', version: 2, type: 'changed', dish: 'poha', paise: 4500 })
      billing.handle({ messageId: 'm-3', orderId: 'ord-1', version: 3, type: 'cancelled', dish: 'poha', paise: 4500 })
      return [billing.ledger('ord-1'), billing.ledger('ord-2')]
    },
    expect: [[12000, -7500, -4500], []],
  },
  {
    name: 'billing waits for a missing version',
    hint: 'Put a message that comes too early aside. After each line, look whether the next version is waiting.',
    run: ({ createBilling }) => {
      const billing = createBilling()
      const send = (version, type, paise) =>
        billing.handle({ messageId: `m-${version}`, orderId: 'ord-1', version, type, dish: 'thali', paise })
      const seen = []
      const look = () => seen.push([billing.ledger('ord-1').join(' '), billing.waiting()])
      send(3, 'cancelled', 4500)
      look()
      send(1, 'placed', 12000)
      look()
      send(2, 'changed', 4500)
      look()
      return seen
    },
    expect: [['', 1], ['12000', 1], ['12000 -7500 -4500', 0]],
  },
  {
    name: 'a message that comes again has no effect',
    hint: 'Remember the ids of the messages you have handled, or compare versions: the same version is not newer.',
    run: ({ createBilling }) => {
      const billing = createBilling()
      const placed = { messageId: 'm-1', orderId: 'ord-1', version: 1, type: 'placed', dish: 'thali', paise: 12000 }
      const changed = { messageId: 'm-2', orderId: 'ord-1', version: 2, type: 'changed', dish: 'dal', paise: 8000 }
      for (const message of [changed, changed, placed, placed, changed]) billing.handle({ ...message })
      return [billing.ledger('ord-1'), billing.waiting()]
    },
    expect: [[12000, -4000], 0],
  },
]

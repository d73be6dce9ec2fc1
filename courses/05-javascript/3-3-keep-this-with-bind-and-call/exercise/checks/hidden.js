export default [
  {
    name: 'two booths at one button count for themselves',
    hint: 'Each booth needs a function of its own: a field of the object, not of the class or the file.',
    run: ({ Booth }) => {
      const button = new EventTarget()
      const [first, second] = [new Booth('Booth 1'), new Booth('Booth 2')]
      first.connect(button)
      second.connect(button)
      first.connect(button)
      button.dispatchEvent(new Event('click'))
      first.disconnect(button)
      button.dispatchEvent(new Event('click'))
      return [first.sold, second.sold]
    },
    expect: [1, 2],
  },
  {
    name: 'one booth serves two buttons',
    hint: 'disconnect ends one button only. The other one still sells.',
    run: ({ Booth }) => {
      const [left, right] = [new EventTarget(), new EventTarget()]
      const booth = new Booth('Booth 7')
      booth.connect(left)
      booth.connect(right)
      left.dispatchEvent(new Event('click'))
      booth.disconnect(left)
      left.dispatchEvent(new Event('click'))
      right.dispatchEvent(new Event('click'))
      return booth.sold
    },
    expect: 2,
  },
  {
    name: 'bindAll binds methods of a class, and only the named ones',
    hint: 'The method may be on the prototype: object[name] finds it there. Leave the prototype as it was.',
    run: ({ bindAll }) => {
      class Shop {
        name = 'Amrit'
        open(hour = 6, day = 'today') {
          return `${this.name} opens at ${hour} ${day}`
        }
        close() {
          return this?.name ?? 'nobody'
        }
      }
      const shop = bindAll(new Shop(), 'open')
      const { open, close } = shop
      const other = new Shop()
      other.name = 'Other'
      return [open(8, 'tomorrow'), close(), other.open(), Object.keys(shop)]
    },
    expect: ['Amrit opens at 8 tomorrow', 'nobody', 'Other opens at 6 today', ['name', 'open']],
  },
  {
    name: 'what myBind has bound stays bound, and each call starts afresh',
    hint: 'Don’t push the later values into the list of the first ones: the next call would find them there.',
    run: ({ myBind }) => {
      function list(...values) {
        return [this.name, ...values].join(' ')
      }
      const bound = myBind(list, { name: 'a' }, 1)
      return [bound(2), bound(3, 4), bound.call({ name: 'b' }, 5), bound()]
    },
    expect: ['a 1 2', 'a 1 3 4', 'a 1 5', 'a 1'],
  },
  {
    name: 'borrow leaves the object as it was',
    hint: 'Don’t store the method in the object to call it. call and apply need no field, and work with a frozen object.',
    run: ({ borrow }) => {
      const target = Object.freeze({ 0: 'a', 1: 'b', length: 2 })
      return [borrow(Array.prototype.map, target, [(letter) => letter.toUpperCase()]), Object.keys(target)]
    },
    expect: [
      ['A', 'B'],
      ['0', '1', 'length'],
    ],
  },
]

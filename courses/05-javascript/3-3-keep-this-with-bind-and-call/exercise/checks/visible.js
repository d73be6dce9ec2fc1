export default [
  {
    name: 'sells packets and says how many',
    hint: 'sell adds to this.sold and returns name and sum: Booth 7: 3.',
    run: ({ Booth }) => {
      const booth = new Booth('Booth 7')
      return [booth.sell(1), booth.sell(2), booth.sold]
    },
    expect: ['Booth 7: 1', 'Booth 7: 3', 3],
  },
  {
    name: 'a click sells one packet',
    hint: 'The button calls your function without the booth before a dot, and passes the event. Pass () => this.sell(1).',
    run: ({ Booth }) => {
      const button = new EventTarget()
      const booth = new Booth('Booth 7')
      booth.connect(button)
      button.dispatchEvent(new Event('click'))
      button.dispatchEvent(new Event('click'))
      return booth.sold
    },
    expect: 2,
  },
  {
    name: 'a disconnected button sells nothing',
    hint: 'removeEventListener needs the very same function that was added. Keep it in a field.',
    run: ({ Booth }) => {
      const button = new EventTarget()
      const booth = new Booth('Booth 7')
      booth.connect(button)
      button.dispatchEvent(new Event('click'))
      booth.disconnect(button)
      button.dispatchEvent(new Event('click'))
      return booth.sold
    },
    expect: 1,
  },
  {
    name: 'bindAll lets methods be passed on alone',
    hint: 'For each name: object[name] = object[name].bind(object).',
    run: ({ bindAll }) => {
      const meter = {
        unit: 'litre',
        read(amount) {
          return `${amount} ${this.unit}`
        },
      }
      const returned = bindAll(meter, 'read')
      const { read } = meter
      return [read(5), [6, 7].map((amount) => read(amount)), returned === meter]
    },
    expect: ['5 litre', ['6 litre', '7 litre'], true],
  },
  {
    name: 'myBind fixes this and the first values',
    hint: 'Return a function that takes the later values and uses work.call(self, …).',
    run: ({ myBind }) => {
      function sell(packets, customer, day) {
        return `${this.name}: ${packets} for ${customer} on ${day}`
      }
      return [
        myBind(sell, { name: 'Booth 7' })(5, 'Meera', 'Monday'),
        myBind(sell, { name: 'Booth 7' }, 2, 'Salim')('Friday'),
      ]
    },
    expect: ['Booth 7: 5 for Meera on Monday', 'Booth 7: 2 for Salim on Friday'],
  },
  {
    name: 'borrow calls a method on an object that doesn’t have it',
    hint: 'method.apply(target, values) takes the values as a list.',
    run: ({ borrow }) => [
      borrow(Array.prototype.join, { 0: 'milk', 1: 'curd', length: 2 }, [' + ']),
      borrow(Math.max, null, [40, 65, 52]),
    ],
    expect: ['milk + curd', 65],
  },
]

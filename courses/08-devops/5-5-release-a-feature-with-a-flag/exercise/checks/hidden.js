export default [
  {
    name: 'can be switched off for everybody at once',
    hint: 'isOff beats the percentage and the list.',
    run: ({ isOn }) => [isOn({ name: 'a', percent: 100, isOff: true }, 'devi') ? 'on' : 'off', isOn({ name: 'a', percent: 0, isOff: true, always: ['devi'] }, 'devi') ? 'on' : 'off'],
    expect: ['off', 'off'],
  },
  {
    name: 'is on for testers before anybody else',
    hint: 'always is a list of customers; for the others the percentage counts.',
    run: ({ isOn }) => ['devi', 'selvi', 'customer-1'].map((name) => [name, isOn({ name: 'a', percent: 0, always: ['devi', 'selvi'] }, name) ? 'on' : 'off']),
    expect: [['devi', 'on'], ['selvi', 'on'], ['customer-1', 'off']],
  },
  {
    name: 'chooses other customers for another flag',
    hint: "The flag's name is part of the number. Otherwise the same tenth tries everything first.",
    run: ({ isOn }) => {
      const customers = Array.from({ length: 2000 }, (_, index) => `customer-${index}`)
      const of = (name) => customers.filter((customer) => isOn({ name, percent: 20 }, customer))
      const first = new Set(of('read_paise'))
      const both = of('gift_wrap').filter((customer) => first.has(customer)).length
      return both > first.size / 2 ? 'the same ones' : 'other ones'
    },
    expect: 'other ones',
  },
  {
    name: 'survives a new way that throws',
    hint: 'try and catch around the new way; its message is the report.',
    run: ({ inTheDark }) => {
      const reports = []
      const total = inTheDark((amount) => amount, () => { throw new Error('no paise') }, (one) => reports.push(one))
      return [total(5), reports]
    },
    expect: [5, [{ input: 5, before: 5, after: 'no paise' }]],
  },
  {
    name: 'keeps the input of the old way as it was',
    hint: 'Give the new way a copy: structuredClone.',
    run: ({ inTheDark }) => {
      const reports = []
      const input = [3, 1, 2]
      const first = inTheDark((list) => list[0], (list) => list.sort()[0], (one) => reports.push(one))
      const order = [{ rupees: 99 }]
      const sum = inTheDark((list) => list[0].rupees, (list) => { list[0].rupees *= 100; return 99 }, (one) => reports.push(one))
      return [first(input), first(input), input, reports.map(({ before, after }) => [before, after]), sum(order), sum(order), order]
    },
    expect: [3, 3, [3, 1, 2], [[3, 1], [3, 1]], 99, 99, [{ rupees: 99 }]],
  },
  {
    name: 'compares what is in the answers, and is silent if they agree',
    hint: 'Two lists with the same entries are equal: compare them as JSON.',
    run: ({ inTheDark }) => {
      const reports = []
      const names = inTheDark((list) => list.map(({ name }) => ({ name })), (list) => Array.from(list, ({ name }) => ({ name })), (one) => reports.push(one))
      return [names([{ name: 'tea' }]), reports.length]
    },
    expect: [[{ name: 'tea' }], 0],
  },
]

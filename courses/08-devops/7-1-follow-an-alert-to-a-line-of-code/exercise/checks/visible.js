export default [
  {
    name: 'subtracts the time of the children',
    hint: "A span's own time is its duration minus that of spans whose parent it is.",
    run: ({ ownTimes }) => ownTimes([{ span: 'a', parent: null, name: 'POST /orders', ms: 480 }, { span: 'b', parent: 'a', name: 'check stock', ms: 20 }, { span: 'c', parent: 'a', name: 'priceBasket', ms: 430 }, { span: 'd', parent: 'c', name: 'SELECT prices', ms: 50 }]),
    expect: [{ name: 'priceBasket', own: 380 }, { name: 'SELECT prices', own: 50 }, { name: 'POST /orders', own: 30 }, { name: 'check stock', own: 20 }],
  },
  {
    name: 'splits by shop and puts the slowest first',
    hint: 'Group the root spans by an attribute, and take the p95 of each group.',
    run: ({ splitBy }) => splitBy([['peelamedu', 90], ['singanallur', 1500], ['peelamedu', 95], ['singanallur', 1400]].map(([shop, ms], index) => ({ span: String(index), parent: null, name: 'POST /orders', ms, attributes: { shop } })), 'shop'),
    expect: [{ value: 'singanallur', count: 2, p95: 1500 }, { value: 'peelamedu', count: 2, p95: 95 }],
  },
  {
    name: 'finds a query that is asked again and again',
    hint: 'Count names for each trace.',
    run: ({ repeated }) => repeated(Array.from({ length: 30 }, (_, index) => ({ trace: 't1', span: String(index), parent: 'r', name: 'SELECT offers', ms: 75 }))),
    expect: [{ trace: 't1', name: 'SELECT offers', count: 30 }],
  },
  {
    name: 'finds nothing in a healthy trace',
    hint: "Two queries of one name aren't N+1.",
    run: ({ repeated }) => repeated([1, 2].map((span) => ({ trace: 't1', span, parent: 'r', name: 'SELECT prices', ms: 9 }))),
    expect: [],
  },
]

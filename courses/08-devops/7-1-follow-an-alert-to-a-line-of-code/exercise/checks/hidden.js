export default [
  {
    name: 'counts each trace on its own',
    hint: 'Three traces with four queries each are healthy.',
    run: ({ repeated }) => repeated(['a', 'b', 'c'].flatMap((trace) => Array.from({ length: 4 }, (_, index) => ({ trace, span: trace + index, parent: 'r', name: 'SELECT prices', ms: 9 })))),
    expect: [],
  },
  {
    name: 'uses the limit it is given',
    hint: 'More than the limit, not as many as.',
    run: ({ repeated }) => {
      const spans = Array.from({ length: 3 }, (_, index) => ({ trace: 't', span: index, parent: 'r', name: 'GET /stock', ms: 1 }))
      return [repeated(spans, 3).length, repeated(spans, 2)]
    },
    expect: [0, [{ trace: 't', name: 'GET /stock', count: 3 }]],
  },
  {
    name: 'splits only by whole requests, and names what has no attribute',
    hint: 'Spans inside a request would be counted twice; a missing attribute is unknown.',
    run: ({ splitBy }) => splitBy([{ span: 'a', parent: null, ms: 100, attributes: { shop: 'x' } }, { span: 'b', parent: 'a', ms: 90, attributes: { shop: 'x' } }, { span: 'c', parent: null, ms: 40 }], 'shop'),
    expect: [{ value: 'x', count: 1, p95: 100 }, { value: 'unknown', count: 1, p95: 40 }],
  },
  {
    name: 'takes the p95 of a large group, sorted as numbers',
    hint: 'Of 20 values it is the 19th. sort() alone sorts texts.',
    run: ({ splitBy }) => splitBy(Array.from({ length: 20 }, (_, index) => ({ span: index, parent: null, ms: (index + 1) * 9, attributes: { v: 1 } })), 'v'),
    expect: [{ value: 1, count: 20, p95: 171 }],
  },
  {
    name: 'leaves the list of spans as it was',
    hint: 'toSorted makes a new list.',
    run: ({ ownTimes }) => {
      const spans = [{ span: 'a', parent: null, name: 'first', ms: 1 }, { span: 'b', parent: null, name: 'second', ms: 9 }]
      ownTimes(spans)
      return spans[0].name
    },
    expect: 'first',
  },
]

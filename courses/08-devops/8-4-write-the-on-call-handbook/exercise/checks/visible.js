export default [
  {
    name: 'shares the weeks among four people or more',
    hint: 'Count the names in first. Each week is in the rota once.',
    run: ({ yaml }) => {
      const { rota } = yaml('oncall.yaml')
      const people = new Set(rota.map(({ first }) => first))
      const weeks = new Set(rota.map(({ week }) => week))
      return [people.size >= 4 ? 'four or more' : people.size, rota.filter(({ week }) => !/^2026-W\d\d$/.test(week)).length, rota.length - weeks.size]
    },
    expect: ['four or more', 0, 0],
  },
  {
    name: 'gives nobody two weeks in a row, and always another second',
    hint: 'first changes every week. second is another person, one who has weeks of their own in the rota.',
    run: ({ yaml }) => {
      const { rota } = yaml('oncall.yaml')
      const people = new Set(rota.map(({ first }) => first))
      return {
        'twice in a row': rota.filter(({ first }, index) => first === rota[index - 1]?.first).map(({ week }) => week),
        'no second person': rota.filter(({ first, second }) => first === second || !people.has(second)).map(({ week }) => week),
      }
    },
    expect: { 'twice in a row': [], 'no second person': [] },
  },
  {
    name: 'leads from every alarm to a page',
    hint: 'A link to the runbook for each alert with severity page.',
    run: ({ yaml }) => yaml('oncall.yaml').alerts.filter(({ severity, runbook }) => severity === 'page' && !/^https:\/\/[^/]+\/./.test(runbook ?? '')).map(({ name }) => name),
    expect: [],
  },
  {
    name: 'wakes nobody to wait and see',
    hint: 'The action of an alert that pages is one of the seven actions. What one only watches is a ticket.',
    run: ({ yaml }) => {
      const { alerts, may_alone = [], with_second = [] } = yaml('oncall.yaml')
      const actions = [...may_alone, ...with_second]
      return alerts.filter(({ severity, action }) => severity === 'page' && !actions.includes(action)).map(({ name, action }) => `${name}: ${action ?? 'no action'}`)
    },
    expect: [],
  },
]

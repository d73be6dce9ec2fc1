export default [
  {
    name: 'shares the weeks among four people or more',
    hint: 'Count the names in first.',
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      const people = new Set(rota.map(({ first }) => first))
      return people.size >= 4 ? 'four or more' : people.size
    },
    expect: 'four or more',
  },
  {
    name: 'gives nobody two weeks in a row, and always another second',
    hint: 'first changes every week; second is never the same person.',
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      return [rota.filter(({ first }, index) => first === rota[index - 1]?.first).length, rota.filter(({ first, second }) => !second || first === second).length]
    },
    expect: [0, 0],
  },
  {
    name: 'leads from every alarm to a page',
    hint: 'A link to the runbook for each alert with severity page.',
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      return pages.filter(({ runbook }) => !/^https:\/\//.test(runbook ?? '')).map(({ name }) => name)
    },
    expect: [],
  },
  {
    name: 'wakes nobody to wait and see',
    hint: 'What one only watches is a ticket.',
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      return pages.filter(({ action }) => !action || /wait|watch|see/.test(action)).map(({ name }) => name)
    },
    expect: [],
  },
]

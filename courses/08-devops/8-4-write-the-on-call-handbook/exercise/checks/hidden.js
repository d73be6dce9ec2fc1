export default [
  {
    name: 'wakes somebody when orders fail, and not for half a disk',
    hint: "OrdersFailFast pages, DiskHalfFull doesn't.",
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      const of = (name) => alerts.find((one) => one.name === name)?.severity ?? 'gone'
      return [of('OrdersFailFast'), of('DiskHalfFull') === 'page' ? 'page' : 'no page']
    },
    expect: ['page', 'no page'],
  },
  {
    name: 'lets one person do only what can be undone',
    hint: 'failover, restore and delete need a second person.',
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      return ['failover', 'restore', 'delete'].filter((action) => own.may_alone.includes(action) || !own.with_second.includes(action))
    },
    expect: [],
  },
  {
    name: 'lets one person stop the pain',
    hint: 'roll back and switch flags alone.',
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      return ['roll back', 'switch flags'].filter((action) => !own.may_alone.includes(action))
    },
    expect: [],
  },
  {
    name: 'calls the second person after a quarter of an hour',
    hint: 'call_after_minutes: 15 at most.',
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      return own.call_after_minutes <= 15 && own.call_after_minutes >= 5 ? 'soon' : own.call_after_minutes
    },
    expect: 'soon',
  },
  {
    name: 'reviews within a week, with few actions, and lets people sleep',
    hint: 'within_days up to 7, max_actions up to 5, a free morning after one or two alarms.',
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      return [own.review.within_days <= 7, own.review.max_actions <= 5, own.free_morning_after_alarms <= 2].map((good, index) => (good ? 'good' : ['late', 'too many', 'tired'][index]))
    },
    expect: ['good', 'good', 'good'],
  },
  {
    name: 'divides the weeks fairly',
    hint: 'Nobody has two weeks more than another.',
    run: ({ yaml }) => {
      const own = yaml('oncall.yaml')
      const { rota, alerts } = own
      const pages = alerts.filter(({ severity }) => severity === 'page')
      const counts = Object.values(Object.groupBy(rota, ({ first }) => first)).map((list) => list.length)
      return Math.max(...counts) - Math.min(...counts) <= 1 ? 'fair' : counts
    },
    expect: 'fair',
  },
]

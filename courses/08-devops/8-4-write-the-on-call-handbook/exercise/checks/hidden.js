export default [
  {
    name: 'wakes somebody when orders fail, and not for half a disk',
    hint: "OrdersFailFast and OrdersFailSteadily page, DiskHalfFull doesn't.",
    run: ({ yaml }) => {
      const { alerts } = yaml('oncall.yaml')
      const of = (name) => alerts.find((one) => one.name === name)?.severity ?? 'gone'
      return [of('OrdersFailFast'), of('OrdersFailSteadily'), ['ticket', 'gone'].includes(of('DiskHalfFull')) ? 'nobody' : of('DiskHalfFull')]
    },
    expect: ['page', 'page', 'nobody'],
  },
  {
    name: 'lets one person do only what can be undone',
    hint: 'failover, restore and delete need a second person.',
    run: ({ yaml }) => {
      const { may_alone, with_second } = yaml('oncall.yaml')
      return [may_alone.filter((action) => ['failover', 'restore', 'delete'].includes(action)), with_second.toSorted()]
    },
    expect: [[], ['delete', 'failover', 'restore']],
  },
  {
    name: 'lets one person stop the pain',
    hint: 'Four of the seven actions are harmless or can be undone: alone.',
    run: ({ yaml }) => yaml('oncall.yaml').may_alone.toSorted(),
    expect: ['restart', 'roll back', 'scale', 'switch flags'],
  },
  {
    name: 'calls the second person after a quarter of an hour',
    hint: 'call_after_minutes: 15 at most, and five minutes to look.',
    run: ({ yaml }) => {
      const minutes = yaml('oncall.yaml').call_after_minutes
      return minutes <= 15 && minutes >= 5 ? 'soon' : minutes
    },
    expect: 'soon',
  },
  {
    name: 'reviews within a week, with few actions, and lets people sleep',
    hint: 'within_days up to 7, max_actions up to 5, a free morning after one or two alarms.',
    run: ({ yaml }) => {
      const { review, free_morning_after_alarms: alarms } = yaml('oncall.yaml')
      const isIn = (value, most) => Number.isInteger(value) && value >= 1 && value <= most
      return [isIn(review.within_days, 7) ? 'soon' : review.within_days, isIn(review.max_actions, 5) ? 'few' : review.max_actions, isIn(alarms, 2) ? 'rested' : alarms]
    },
    expect: ['soon', 'few', 'rested'],
  },
  {
    name: 'divides the weeks fairly',
    hint: 'Nobody has two weeks more than another, as first and as second.',
    run: ({ yaml }) => {
      const { rota } = yaml('oncall.yaml')
      const people = [...new Set(rota.map(({ first }) => first))]
      const spread = (role) => {
        const counts = people.map((name) => rota.filter((one) => one[role] === name).length)
        return Math.max(...counts) - Math.min(...counts) <= 1 ? 'fair' : Object.fromEntries(people.map((name, index) => [name, counts[index]]))
      }
      return [spread('first'), spread('second')]
    },
    expect: ['fair', 'fair'],
  },
]

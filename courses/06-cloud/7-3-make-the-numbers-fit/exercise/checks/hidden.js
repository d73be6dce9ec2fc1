export default [
  {
    name: 'carries the whole rush in the zones that are left',
    hint: '240 % of one machine ÷ the machines in the zones that are left stays at 90 % or below, with at most 8 machines in all.',
    run: ({ yaml }) => {
      const own = yaml('numbers.yaml')
      const { health, shutdown, traffic, scaling, budget, alert } = own
      const notice = health.interval * health.threshold
      const minutes = (time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
      const left = 240 / ((traffic.zones - 1) * traffic.machines_per_zone)
      const machines = traffic.zones * traffic.machines_per_zone
      return [left <= 90 ? 'holds' : `${Math.round(left)} %`, Number.isInteger(traffic.zones) && Number.isInteger(traffic.machines_per_zone) && machines <= 8 ? 'within the budget' : `${machines} machines`]
    },
    expect: ['holds', 'within the budget'],
  },
  {
    name: 'starts machines before the rush',
    hint: 'scheduled_at is machine_minutes and a reserve of 10 minutes before rush_at, and not more than an hour.',
    run: ({ yaml }) => {
      const own = yaml('numbers.yaml')
      const { health, shutdown, traffic, scaling, budget, alert } = own
      const notice = health.interval * health.threshold
      const minutes = (time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
      const before = minutes(scaling.rush_at) - minutes(scaling.scheduled_at)
      return before >= scaling.machine_minutes + 10 && before <= 60 ? 'in time' : `${before} minutes before`
    },
    expect: 'in time',
  },
  {
    name: 'counts the budget of the month',
    hint: 'requests × (1 − objective).',
    run: ({ yaml }) => {
      const own = yaml('numbers.yaml')
      const { health, shutdown, traffic, scaling, budget, alert } = own
      const notice = health.interval * health.threshold
      const minutes = (time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
      return budget.failed_allowed - Math.round(budget.requests_per_month * (1 - budget.objective))
    },
    expect: 0,
  },
  {
    name: 'hears of errors within ten minutes',
    hint: 'window_minutes + for_minutes is at most 10. One minute alone is no window.',
    run: ({ yaml }) => {
      const own = yaml('numbers.yaml')
      const { health, shutdown, traffic, scaling, budget, alert } = own
      const notice = health.interval * health.threshold
      const minutes = (time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
      return alert.window_minutes + alert.for_minutes <= 10 && alert.for_minutes >= 1 && alert.window_minutes >= 2 ? 'soon' : `${alert.window_minutes + alert.for_minutes} minutes`
    },
    expect: 'soon',
  },
  {
    name: "keeps a health check that isn't nervous",
    hint: 'At least two failures in a row, and an interval of 2 to 10 seconds.',
    run: ({ yaml }) => {
      const own = yaml('numbers.yaml')
      const { health, shutdown, traffic, scaling, budget, alert } = own
      const notice = health.interval * health.threshold
      const minutes = (time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
      return [health.threshold >= 2 ? 'calm' : 'nervous', health.interval >= 2 && health.interval <= 10 ? 'sensible' : health.interval]
    },
    expect: ['calm', 'sensible'],
  },
  {
    name: 'keeps the facts of the hospital',
    hint: 'The comment in the sheet says which numbers are facts. Change the ones that you chose.',
    run: ({ yaml }) => {
      const { slowest_request, traffic, scaling, budget, region } = yaml('numbers.yaml')
      return [slowest_request, traffic.requests_per_second, scaling.machine_minutes, scaling.rush_at, budget.requests_per_month, budget.objective, region.people_minutes, region.build_minutes, region.restore_minutes, region.ttl_seconds]
    },
    expect: [8, 40, 4, '09:00', 1500000, 0.995, 20, 25, 45, 300],
  },
  {
    name: 'knows when the site is open again after a lost region',
    hint: 'People, building, restoring and the TTL, all in minutes: a TTL of 300 seconds is 5.',
    run: ({ yaml }) => {
      const { region } = yaml('numbers.yaml')
      return region.open_after_minutes - (region.people_minutes + region.build_minutes + region.restore_minutes + region.ttl_seconds / 60)
    },
    expect: 0,
  },
]

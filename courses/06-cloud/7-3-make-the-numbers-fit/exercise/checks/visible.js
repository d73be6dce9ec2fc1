export default [
  {
    name: 'keeps the door open until the load balancer has noticed',
    hint: 'drain is longer than interval × threshold.',
    run: ({ yaml }) => {
      const own = yaml('numbers.yaml')
      const { health, shutdown, traffic, scaling, budget, alert } = own
      const notice = health.interval * health.threshold
      const minutes = (time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
      return shutdown.drain > notice ? 'longer' : `${notice - shutdown.drain} s too short`
    },
    expect: 'longer',
  },
  {
    name: 'lets the slowest request finish',
    hint: 'finish is at least slowest_request.',
    run: ({ yaml }) => {
      const own = yaml('numbers.yaml')
      const { health, shutdown, traffic, scaling, budget, alert } = own
      const notice = health.interval * health.threshold
      const minutes = (time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
      return shutdown.finish >= own.slowest_request ? 'enough' : `${own.slowest_request - shutdown.finish} s too short`
    },
    expect: 'enough',
  },
  {
    name: "isn't killed while it is being polite",
    hint: 'systemd_timeout is longer than drain + finish, and at most 90 seconds.',
    run: ({ yaml }) => {
      const own = yaml('numbers.yaml')
      const { health, shutdown, traffic, scaling, budget, alert } = own
      const notice = health.interval * health.threshold
      const minutes = (time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
      return shutdown.systemd_timeout <= shutdown.drain + shutdown.finish ? 'killed' : shutdown.systemd_timeout <= 90 ? 'longer' : 'a release takes too long'
    },
    expect: 'longer',
  },
  {
    name: 'knows what a lost zone costs',
    hint: 'Requests per second ÷ zones × interval × threshold.',
    run: ({ yaml }) => {
      const own = yaml('numbers.yaml')
      const { health, shutdown, traffic, scaling, budget, alert } = own
      const notice = health.interval * health.threshold
      const minutes = (time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
      const off = own.lost_zone_failed_requests - (traffic.requests_per_second / traffic.zones) * notice
      return Math.abs(off) < 1 ? 'right' : `${Math.round(off)} requests off`
    },
    expect: 'right',
  },
]

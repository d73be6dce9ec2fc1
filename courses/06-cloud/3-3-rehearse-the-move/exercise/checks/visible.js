export default [
  {
    name: 'lowers the TTL at least a day before the address changes',
    hint: 'The old TTL is 86400 seconds.',
    run: ({ yaml, text }) => {
      const { steps } = yaml('plan.yaml')
      const at = (test) => steps.filter(({ do: action }) => test.test(action)).map((step) => Date.parse(step.at))
      const hours = (from, to) => Math.floor((to - from) / 3_600_000)
      const [ttl] = at(/^ttl 300$/)
      const [move] = at(/^A /)
      return ttl === undefined ? 'never' : hours(ttl, move) >= 24 ? 'a day or more' : `${hours(ttl, move)} hours`
    },
    expect: 'a day or more',
  },
  {
    name: 'changes IPv4 and IPv6 at the same time',
    hint: 'A line for A and a line for AAAA, with the same moment.',
    run: ({ yaml, text }) => {
      const { steps } = yaml('plan.yaml')
      const at = (test) => steps.filter(({ do: action }) => test.test(action)).map((step) => Date.parse(step.at))
      const hours = (from, to) => Math.floor((to - from) / 3_600_000)
      const [four] = at(/^A 198\.51\.100\.20$/)
      const [six] = at(/^AAAA 2001:db8:20::20$/)
      return four === undefined ? 'only IPv6' : six === undefined ? 'only IPv4' : Math.abs(four - six) <= 60_000 ? 'together' : 'apart'
    },
    expect: 'together',
  },
  {
    name: 'passes requests on before the address changes',
    hint: 'do: pass on, earlier than A.',
    run: ({ yaml, text }) => {
      const { steps } = yaml('plan.yaml')
      const at = (test) => steps.filter(({ do: action }) => test.test(action)).map((step) => Date.parse(step.at))
      const hours = (from, to) => Math.floor((to - from) / 3_600_000)
      const [pass] = at(/^pass on/)
      const [move] = at(/^A /)
      return pass === undefined ? 'never' : pass < move ? 'before' : 'too late'
    },
    expect: 'before',
  },
  {
    name: 'keeps the old server for at least two days after the move',
    hint: 'stop old server, 48 hours later or more.',
    run: ({ yaml, text }) => {
      const { steps } = yaml('plan.yaml')
      const at = (test) => steps.filter(({ do: action }) => test.test(action)).map((step) => Date.parse(step.at))
      const hours = (from, to) => Math.floor((to - from) / 3_600_000)
      const [stop] = at(/^stop old server/)
      const [move] = at(/^A /)
      return hours(move, stop) >= 48 ? 'two days or more' : `${hours(move, stop)} hours`
    },
    expect: 'two days or more',
  },
]

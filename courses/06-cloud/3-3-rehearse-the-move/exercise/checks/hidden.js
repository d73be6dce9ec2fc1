export default [
  {
    name: 'gives every line a check and a way back',
    hint: "Only a line that can't be undone may be without, and there is none here.",
    run: ({ yaml, text }) => {
      const { steps } = yaml('plan.yaml')
      const at = (test) => steps.filter(({ do: action }) => test.test(action)).map((step) => Date.parse(step.at))
      const hours = (from, to) => Math.floor((to - from) / 3_600_000)
      return steps.filter(({ check, back }) => !check || check === 'none' || !back).map(({ do: action }) => action)
    },
    expect: [],
  },
  {
    name: 'writes every moment with its zone, in order',
    hint: '+05:30 at the end; the list goes forward in time.',
    run: ({ yaml, text }) => {
      const { steps } = yaml('plan.yaml')
      const at = (test) => steps.filter(({ do: action }) => test.test(action)).map((step) => Date.parse(step.at))
      const hours = (from, to) => Math.floor((to - from) / 3_600_000)
      const moments = steps.map((step) => Date.parse(step.at))
      return [steps.filter((step) => !/\+05:30$/.test(String(step.at))).length, moments.every((moment, index) => index === 0 || moment >= moments[index - 1]) ? 'in order' : 'out of order']
    },
    expect: [0, 'in order'],
  },
  {
    name: 'closes bookings for a quarter of an hour at most, at night',
    hint: 'close bookings, later open bookings.',
    run: ({ yaml, text }) => {
      const { steps } = yaml('plan.yaml')
      const at = (test) => steps.filter(({ do: action }) => test.test(action)).map((step) => Date.parse(step.at))
      const hours = (from, to) => Math.floor((to - from) / 3_600_000)
      const [close] = at(/^close bookings/)
      const [open] = at(/^open bookings/)
      const hour = (Math.floor((close + 330 * 60_000) / 3_600_000)) % 24
      return [open <= close ? 'opened before it is closed' : open - close <= 15 * 60_000 ? 'short' : 'long', hour >= 21 || hour < 6 ? 'at night' : 'by day']
    },
    expect: ['short', 'at night'],
  },
  {
    name: 'leads the old server to the new one, with the right name',
    hint: 'reverse_proxy to https://198.51.100.20, Host as it came, tls_server_name.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0].block
      return [find(site, 'reverse_proxy')[0].args[0], find(site, 'reverse_proxy', 'header_up').map(({ args }) => args[0]), find(site, 'reverse_proxy', 'transport', 'tls_server_name').map(({ args }) => args[0])]
    },
    expect: ['https://198.51.100.20', ['Host'], ['appointments.hospital.example']],
  },
]

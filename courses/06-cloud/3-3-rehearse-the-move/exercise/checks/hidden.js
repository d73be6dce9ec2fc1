export default [
  {
    name: 'gives every line a check and a way back',
    hint: 'The way back of an address is the old address, of ttl 300 it is ttl 86400, of closing it is opening. A check says in some words what you look at.',
    run: ({ yaml, text }) => {
      const { steps } = yaml('plan.yaml')
      const at = (test) => steps.filter(({ do: action }) => test.test(action)).map((step) => Date.parse(step.at))
      const hours = (from, to) => Math.floor((to - from) / 3_600_000)
      const ways = { 'ttl 300': /^ttl 86400\b/, 'close bookings': /\bopen bookings\b/, 'open bookings': /\bclose bookings\b/, 'A 198.51.100.20': /^A 203\.0\.113\.10\b/, 'AAAA 2001:db8:20::20': /^AAAA 2001:db8:10::10\b/ }
      const isWay = (action, back) => (ways[action] ?? /\w+\s+\w+/).test(String(back ?? ''))
      return steps.filter(({ do: action, check, back }) => String(check ?? '').trim().split(/\s+/).length < 2 || !isWay(action, back)).map(({ do: action }) => action)
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
    hint: 'close bookings, then pass on, then open bookings. A booking between opening and passing on would be in the old database.',
    run: ({ yaml, text }) => {
      const { steps } = yaml('plan.yaml')
      const at = (test) => steps.filter(({ do: action }) => test.test(action)).map((step) => Date.parse(step.at))
      const hours = (from, to) => Math.floor((to - from) / 3_600_000)
      const [close] = at(/^close bookings/)
      const [open] = at(/^open bookings/)
      const [pass] = at(/^pass on/)
      const hour = (Math.floor((close + 330 * 60_000) / 3_600_000)) % 24
      return [open <= close ? 'opened before it is closed' : open - close <= 15 * 60_000 ? 'short' : 'long', hour >= 21 || hour < 6 ? 'at night' : 'by day', close <= pass && pass <= open ? 'passes on while closed' : 'passes on while open']
    },
    expect: ['short', 'at night', 'passes on while closed'],
  },
  {
    name: 'leads the old server to the new one, with the right name',
    hint: 'reverse_proxy to https://198.51.100.20, Host as it came, tls_server_name.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0].block
      return [find(site, 'reverse_proxy')[0].args[0].replace(/:443$/, ''), find(site, 'reverse_proxy', 'header_up').filter(({ args }) => args[0] === 'Host').map(({ args, block }) => (args[1] ?? block?.[0]?.name ?? 'nothing').replace(/^\{?(http\.request\.)?host(port)?\}?$|^appointments\.hospital\.example$/, 'as it came')), find(site, 'reverse_proxy', 'transport', 'tls_server_name').map(({ args, block }) => (args[0] ?? block?.[0]?.name ?? 'nothing').replace(/^\{?(http\.request\.)?host\}?$/, 'appointments.hospital.example'))]
    },
    expect: ['https://198.51.100.20', ['as it came'], ['appointments.hospital.example']],
  },
]

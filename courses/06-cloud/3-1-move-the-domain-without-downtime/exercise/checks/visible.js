export default [
  {
    name: 'points IPv4 and IPv6 of the booking site to the new server',
    hint: 'Phones use AAAA. Both records must name the new server.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => value)
      return [of('A', 'appointments.hospital.example.'), of('AAAA', 'appointments.hospital.example.')]
    },
    expect: [['198.51.100.20'], ['2001:db8:20::20']],
  },
  {
    name: 'keeps the page of the laboratory',
    hint: 'Compare the names of both zones: which one is missing?',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => value)
      return of('A', 'lab.hospital.example.')
    },
    expect: ['203.0.113.44'],
  },
  {
    name: 'delivers email to both mail servers',
    hint: 'A name without a dot at its end gets the domain added.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => value)
      return of('MX').toSorted()
    },
    expect: ['10 mail1.mailhost.example.', '20 mail2.mailhost.example.'],
  },
  {
    name: 'keeps all three notes for email: SPF, DKIM and DMARC',
    hint: 'TXT records: v=spf1, v=DKIM1 and v=DMARC1.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => value)
      return of('TXT').map((value) => /v=(\w+)/.exec(value)?.[1]).toSorted()
    },
    expect: ['DKIM1', 'DMARC1', 'spf1'],
  },
]

export default [
  {
    name: 'points IPv4 and IPv6 of both sites to the new server',
    hint: 'Phones use AAAA. Both records must name the new server.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => (type === 'AAAA' ? value.toLowerCase().replace(/(:0+)*::/, '::') : type === 'CNAME' ? value.replace(/^@$/, 'hospital.example.') : value))
      return ['appointments.hospital.example.', 'hospital.example.'].map((name) => [of('A', name), of('AAAA', name)])
    },
    expect: [[['198.51.100.20'], ['2001:db8:20::20']], [['198.51.100.20'], ['2001:db8:20::20']]],
  },
  {
    name: 'keeps the page of the laboratory',
    hint: 'Compare the names of both zones: which one is missing?',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => (type === 'AAAA' ? value.toLowerCase().replace(/(:0+)*::/, '::') : type === 'CNAME' ? value.replace(/^@$/, 'hospital.example.') : value))
      return of('A', 'lab.hospital.example.')
    },
    expect: ['203.0.113.44'],
  },
  {
    name: 'delivers email to both mail servers',
    hint: 'A name without a dot at its end gets the domain added.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => (type === 'AAAA' ? value.toLowerCase().replace(/(:0+)*::/, '::') : type === 'CNAME' ? value.replace(/^@$/, 'hospital.example.') : value))
      return of('MX').toSorted()
    },
    expect: ['10 mail1.mailhost.example.', '20 mail2.mailhost.example.'],
  },
  {
    name: 'keeps all three notes for email: SPF, DKIM and DMARC',
    hint: 'TXT records: v=spf1, v=DKIM1 and v=DMARC1, with the names and texts of the old zone.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => (type === 'AAAA' ? value.toLowerCase().replace(/(:0+)*::/, '::') : type === 'CNAME' ? value.replace(/^@$/, 'hospital.example.') : value))
      return records.filter(({ type }) => type === 'TXT').map(({ name, value }) => [name, value.replaceAll(/^"|"$/g, '')]).toSorted((a, b) => (a[0] < b[0] ? -1 : 1))
    },
    expect: [
      ['_dmarc.hospital.example.', 'v=DMARC1; p=quarantine; rua=mailto:dmarc@hospital.example'],
      ['hospital.example.', 'v=spf1 include:_spf.mailhost.example -all'],
      ['k1._domainkey.hospital.example.', 'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIB'],
    ],
  },
]

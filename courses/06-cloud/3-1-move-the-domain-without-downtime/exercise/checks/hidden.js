export default [
  {
    name: "lets Let's Encrypt issue certificates, and nobody else",
    hint: 'The CAA record names who may issue.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => (type === 'AAAA' ? value.toLowerCase().replace(/(:0+)*::/, '::') : type === 'CNAME' ? value.replace(/^@$/, 'hospital.example.') : value))
      return of('CAA')
    },
    expect: ['0 issue "letsencrypt.org"'],
  },
  {
    name: 'has a short memory for the addresses that move',
    hint: 'TTL 300 for A and AAAA of the two sites, before the move.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => (type === 'AAAA' ? value.toLowerCase().replace(/(:0+)*::/, '::') : type === 'CNAME' ? value.replace(/^@$/, 'hospital.example.') : value))
      return records.filter(({ name, type }) => /^A+$/.test(type) && name !== 'lab.hospital.example.').map(({ ttl }) => ttl)
    },
    expect: [300, 300, 300, 300],
  },
  {
    name: 'names the new nameservers and keeps www',
    hint: 'NS are those of the new provider; www stays another name for the domain.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => (type === 'AAAA' ? value.toLowerCase().replace(/(:0+)*::/, '::') : type === 'CNAME' ? value.replace(/^@$/, 'hospital.example.') : value))
      return [of('NS').toSorted(), of('CNAME', 'www.hospital.example.')]
    },
    expect: [['ns1.newhost.example.', 'ns2.newhost.example.'], ['hospital.example.']],
  },
  {
    name: 'loses and adds no record',
    hint: 'The old zone has 14 records. Count yours.',
    run: ({ zone }) => {
      const records = zone('zone-fixed.txt').map((one) => ({ ...one, name: one.name.replace(/^@$/, 'hospital.example.').replace(/^([\w-]+(?:\._domainkey)?)$/, '$1.hospital.example.') }))
      const of = (type, name) => records.filter((one) => one.type === type && (!name || one.name === name)).map(({ value }) => (type === 'AAAA' ? value.toLowerCase().replace(/(:0+)*::/, '::') : type === 'CNAME' ? value.replace(/^@$/, 'hospital.example.') : value))
      return records.length
    },
    expect: 14,
  },
]

export default [
  {
    name: 'has no access key in the provider',
    hint: 'Keys come from your sign-in or from a role, never from a file.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const provider = blocks.find(({ type, labels }) => type === 'provider' && labels[0] === 'aws')
      return Object.keys(provider.attributes).toSorted()
    },
    expect: ['region'],
  },
  {
    name: "lets AWS make and keep the database's password",
    hint: 'manage_master_user_password = true, and no password at all.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const [{ attributes }] = of('aws_db_instance')
      return { managed: attributes.manage_master_user_password, password: attributes.password ?? 'none' }
    },
    expect: { managed: true, password: 'none' },
  },
  {
    name: 'keeps the database private',
    hint: 'publicly_accessible is false, or not there.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      return of('aws_db_instance').map(({ attributes }) => String(attributes.publicly_accessible ?? false))
    },
    expect: ['false'],
  },
  {
    name: "lets only the app's group reach the database, on one port",
    hint: 'ingress with from_port and to_port 5432 and security_groups instead of cidr_blocks.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const rules = of('aws_security_group').flatMap(({ blocks: inner }) => inner.filter(({ type }) => type === 'ingress')).concat(of('aws_vpc_security_group_ingress_rule'))
      return rules.filter(({ attributes }) => attributes.from_port === 5432).map(({ attributes }) => [attributes.from_port, attributes.to_port, attributes.cidr_blocks ?? attributes.cidr_ipv4 ?? 'no addresses'])
    },
    expect: [[5432, 5432, 'no addresses']],
  },
  {
    name: 'refers to the network instead of a fixed ID',
    hint: 'vpc-0a1b… exists in one account only. Use aws_vpc.….id',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      return text('main.tf').match(/\b(?:vpc|subnet|sg|ami)-[0-9a-f]{8,}\b/g) ?? []
    },
    expect: [],
  },
]

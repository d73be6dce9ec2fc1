export default [
  {
    name: 'has no access key in the provider',
    hint: 'Keys come from your sign-in or from a role, never from a file.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const provider = blocks.find(({ type, labels }) => type === 'provider' && labels[0] === 'aws')
      return { region: provider.attributes.region, secrets: Object.keys(provider.attributes).filter((name) => /key|token|password/.test(name)) }
    },
    expect: { region: 'ap-south-1', secrets: [] },
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
      const inside = of('aws_security_group').flatMap(({ labels, blocks: inner }) => inner.filter(({ type }) => type === 'ingress').map(({ attributes }) => ({ ...attributes, owner: `aws_security_group.${labels[1]}` })))
      const alone = of('aws_vpc_security_group_ingress_rule').map(({ attributes }) => ({ ...attributes, owner: String(attributes.security_group_id).replace(/\.id$/, ''), security_groups: [attributes.referenced_security_group_id], cidr_blocks: attributes.cidr_ipv4, ipv6_cidr_blocks: attributes.cidr_ipv6 }))
      const guards = String(of('aws_db_instance')[0].attributes.vpc_security_group_ids).replaceAll(/[\s[\]]/g, '').replaceAll('.id', '').split(',')
      const groups = of('aws_security_group').map(({ labels }) => `aws_security_group.${labels[1]}`)
      const friend = (rule) => [rule.security_groups ?? []].flat().map((group) => String(group).replaceAll(/[\s[\]]/g, '').replace(/\.id$/, '')).map((group) => (groups.includes(group) && !guards.includes(group) ? 'another group' : group))
      return [...inside, ...alone].filter(({ owner }) => guards.includes(owner)).map((rule) => [rule.from_port, rule.to_port, rule.cidr_blocks ?? rule.ipv6_cidr_blocks ?? 'no addresses', friend(rule)])
    },
    expect: [[5432, 5432, 'no addresses', ['another group']]],
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

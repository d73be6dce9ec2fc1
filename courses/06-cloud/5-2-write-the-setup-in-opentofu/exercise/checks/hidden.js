export default [
  {
    name: 'has subnets in two zones',
    hint: 'availability_zone must differ: ap-south-1a and ap-south-1b. With for_each, one resource makes both.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const zones = of('aws_subnet').flatMap(({ attributes }) => {
        const zone = String(attributes.availability_zone)
        const named = /^(local|var)\.(\w+)$/.exec(String(attributes.for_each))
        const source = named?.[1] === 'local' ? blocks.filter(({ type }) => type === 'locals').map((one) => one.attributes[named[2]]).find(Boolean) : named ? blocks.find(({ type, labels }) => type === 'variable' && labels[0] === named[2])?.attributes.default : attributes.for_each
        const keys = source && typeof source === 'object' ? Object.keys(source) : (JSON.stringify(source ?? 'a').match(/ap-south-1[a-c]/g) ?? ['a'])
        if (zone.includes('each.value')) return JSON.stringify(source ?? '').match(/ap-south-1[a-c]|(?<=")[a-c](?=\\?")/g) ?? [zone]
        return zone.includes('${each.key}') ? keys.map((key) => zone.replace('${each.key}', key)) : zone.includes('each.key') ? keys : [zone]
      })
      return [...new Set(zones)].length >= 2 ? 'two zones' : zones
    },
    expect: 'two zones',
  },
  {
    name: 'keeps the state in a bucket, encrypted and locked',
    hint: 'A backend "s3" inside terraform, with encrypt and use_lockfile.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const backend = blocks.filter(({ type }) => type === 'terraform').flatMap(({ blocks: inner }) => inner).find(({ type }) => type === 'backend')
      return [backend?.labels[0], backend?.attributes.encrypt, backend?.attributes.use_lockfile]
    },
    expect: ['s3', true, true],
  },
  {
    name: 'protects the data: encryption, backups, and a last snapshot',
    hint: 'storage_encrypted, backup_retention_period of at least 7, and skip_final_snapshot not true.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const [{ attributes }] = of('aws_db_instance')
      return { encrypted: attributes.storage_encrypted, days: attributes.backup_retention_period >= 7 ? 'a week or more' : attributes.backup_retention_period, lastSnapshot: attributes.skip_final_snapshot === true ? 'skipped' : 'made' }
    },
    expect: { encrypted: true, days: 'a week or more', lastSnapshot: 'made' },
  },
  {
    name: 'has no password anywhere, not in a URL and not in user data',
    hint: 'Search the text for the password and for postgres://name:password@.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      return text('main.tf').match(/Dharwad@2026|postgres:\/\/[^\s"]*:[^\s"]*@|secret_key|AKIA\w+/g) ?? []
    },
    expect: [],
  },
  {
    name: "doesn't number machines that have a name",
    hint: 'With count, removing the first destroys and rebuilds the others. Use for_each.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      return blocks.filter(({ attributes }) => 'count' in attributes).map(({ labels }) => labels.join('.'))
    },
    expect: [],
  },
  {
    name: 'is small enough for a test',
    hint: 'db.t4g for the database and t4g for the machines, each micro, small or medium.',
    run: ({ hcl, text }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      return [...of('aws_db_instance').map(({ attributes }) => attributes.instance_class), ...of('aws_instance').map(({ attributes }) => attributes.instance_type)].filter((name) => !/^(db\.)?t4g\.(nano|micro|small|medium)$/.test(name) && !/^(var|local|each)\./.test(name))
    },
    expect: [],
  },
  {
    name: 'connects everything: subnets, machines, database and state',
    hint: 'Every subnet has a VPC and a block, every machine a subnet and a group, the database its subnet group and a name for the last snapshot, the backend bucket, key and region.',
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const missing = (type, names) => of(type).flatMap(({ labels, attributes }) => names.filter((name) => attributes[name] === undefined).map((name) => `${labels.join('.')}: ${name}`))
      const backend = blocks.filter(({ type }) => type === 'terraform').flatMap(({ blocks: inner }) => inner).find(({ type }) => type === 'backend')
      return [...missing('aws_vpc', ['cidr_block']), ...missing('aws_subnet', ['vpc_id', 'cidr_block', 'availability_zone']), ...missing('aws_security_group', ['vpc_id']), ...missing('aws_instance', ['ami', 'instance_type', 'subnet_id', 'vpc_security_group_ids']), ...missing('aws_db_instance', ['engine', 'instance_class', 'allocated_storage', 'username', 'db_subnet_group_name']), ...of('aws_db_instance').filter(({ attributes }) => attributes.final_snapshot_identifier === undefined).map(() => 'final_snapshot_identifier'), ...['bucket', 'key', 'region'].filter((name) => backend?.attributes[name] === undefined)]
    },
    expect: [],
  },
]

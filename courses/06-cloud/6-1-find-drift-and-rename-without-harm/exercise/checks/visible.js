export default [
  {
    name: 'adopts the larger disk of the database',
    hint: 'The change was right, so write it into the code.',
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const blocksOf = (type) => blocks.filter((one) => one.type === type).map(({ attributes }) => attributes)
      return of('aws_db_instance').map(({ attributes }) => attributes.allocated_storage)
    },
    expect: [100],
  },
  {
    name: 'calls the database hospital, and destroys nothing for a name',
    hint: 'A moved block connects the old address with the new one.',
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const blocksOf = (type) => blocks.filter((one) => one.type === type).map(({ attributes }) => attributes)
      const state = ['aws_vpc.main', 'aws_security_group.app', 'aws_s3_bucket.files', 'aws_db_instance.db']
      const moved = Object.fromEntries(blocksOf('moved').map(({ from, to }) => [from, to]))
      const kept = state.map((address) => moved[address] ?? address)
      const wanted = blocks.filter(({ type }) => type === 'resource').map(({ labels }) => labels.join('.'))
      const imported = blocksOf('import').map(({ to }) => to)
      return { databases: wanted.filter((address) => address.startsWith('aws_db_instance')), destroyed: kept.filter((address) => !wanted.includes(address)) }
    },
    expect: { databases: ['aws_db_instance.hospital'], destroyed: [] },
  },
  {
    name: 'takes over the bucket that was made by hand',
    hint: 'An import block with to and id, and a resource of that name.',
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const blocksOf = (type) => blocks.filter((one) => one.type === type).map(({ attributes }) => attributes)
      const state = ['aws_vpc.main', 'aws_security_group.app', 'aws_s3_bucket.files', 'aws_db_instance.db']
      const moved = Object.fromEntries(blocksOf('moved').map(({ from, to }) => [from, to]))
      const kept = state.map((address) => moved[address] ?? address)
      const wanted = blocks.filter(({ type }) => type === 'resource').map(({ labels }) => labels.join('.'))
      const imported = blocksOf('import').map(({ to }) => to)
      return blocksOf('import').map(({ to, id }) => [String(to).split('.')[0], id, wanted.includes(to) ? 'has a resource' : 'has no resource'])
    },
    expect: [['aws_s3_bucket', 'hospital-lab-results', 'has a resource']],
  },
  {
    name: 'closes port 22 again with the next apply',
    hint: "The code is right already: don't write the rule of the night into it.",
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const blocksOf = (type) => blocks.filter((one) => one.type === type).map(({ attributes }) => attributes)
      return of('aws_security_group').flatMap((one) => one.blocks.filter(({ type }) => type === 'ingress')).map(({ attributes }) => [attributes.from_port, attributes.to_port, attributes.cidr_blocks ?? attributes.ipv6_cidr_blocks ?? 'no addresses'])
    },
    expect: [[3000, 3000, 'no addresses']],
  },
  {
    name: 'puts a safety belt on everything that holds data',
    hint: 'lifecycle with prevent_destroy = true, in the database and in both buckets.',
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const blocksOf = (type) => blocks.filter((one) => one.type === type).map(({ attributes }) => attributes)
      return [...of('aws_db_instance'), ...of('aws_s3_bucket')].filter((one) => one.blocks.find(({ type }) => type === 'lifecycle')?.attributes.prevent_destroy !== true).map(({ labels }) => labels.join('.'))
    },
    expect: [],
  },
]

export default [
  {
    name: "creates only what isn't there yet",
    hint: 'The bucket is imported, not created. Only its versioning is new.',
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const blocksOf = (type) => blocks.filter((one) => one.type === type).map(({ attributes }) => attributes)
      const state = ['aws_vpc.main', 'aws_security_group.app', 'aws_s3_bucket.files', 'aws_db_instance.db']
      const moved = Object.fromEntries(blocksOf('moved').map(({ from, to }) => [from, to]))
      const kept = state.map((address) => moved[address] ?? address)
      const wanted = blocks.filter(({ type }) => type === 'resource').map(({ labels }) => labels.join('.'))
      const imported = blocksOf('import').map(({ to }) => to)
      return wanted.filter((address) => !kept.includes(address) && !imported.includes(address)).map((address) => address.split('.')[0])
    },
    expect: ['aws_s3_bucket_versioning'],
  },
  {
    name: 'keeps old versions in the bucket of the doctors',
    hint: 'A resource aws_s3_bucket_versioning with the status Enabled.',
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const blocksOf = (type) => blocks.filter((one) => one.type === type).map(({ attributes }) => attributes)
      const bucketOf = (address) => of('aws_s3_bucket').find(({ labels }) => labels.join('.') === address)?.attributes.bucket ?? address
      return of('aws_s3_bucket_versioning').map((one) => [bucketOf(String(one.attributes.bucket).replace(/\.(id|bucket)$/, '')), one.blocks.find(({ type }) => type === 'versioning_configuration')?.attributes.status])
    },
    expect: [['hospital-lab-results', 'Enabled']],
  },
  {
    name: 'changes nothing that would replace the database',
    hint: 'identifier, engine and encryption stay as they are.',
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const blocksOf = (type) => blocks.filter((one) => one.type === type).map(({ attributes }) => attributes)
      return of('aws_db_instance').map(({ attributes }) => [attributes.identifier, attributes.engine, attributes.storage_encrypted])
    },
    expect: [['hospital', 'postgres', false]],
  },
  {
    name: 'ignores no change, so that the next drift is seen',
    hint: 'ignore_changes would hide the next change of the night.',
    run: ({ hcl }) => {
      const blocks = hcl('main.tf')
      const of = (type) => blocks.filter((one) => one.type === 'resource' && one.labels[0] === type)
      const blocksOf = (type) => blocks.filter((one) => one.type === type).map(({ attributes }) => attributes)
      return blocks.flatMap((one) => one.blocks.filter(({ type }) => type === 'lifecycle')).filter(({ attributes }) => 'ignore_changes' in attributes).length
    },
    expect: 0,
  },
  {
    name: 'keeps the names and blocks of what exists, and the friend of the app',
    hint: 'Another name, block or VPC replaces the thing. Only the load balancer reaches port 3000.',
    run: ({ hcl }) => {
      const of = (type) => hcl('main.tf').filter((one) => one.type === 'resource' && one.labels[0] === type)
      return [of('aws_vpc').map(({ attributes }) => attributes.cidr_block), of('aws_security_group').map(({ attributes }) => [attributes.name, attributes.vpc_id]), of('aws_s3_bucket').map(({ attributes }) => attributes.bucket.replace('aws_s3_bucket.', '')).toSorted(), of('aws_security_group').flatMap((one) => one.blocks.filter(({ type }) => type === 'ingress')).map(({ attributes }) => String(attributes.security_groups ?? 'nobody').replaceAll(/[\s[\]]/g, ''))]
    },
    expect: [['10.20.0.0/16'], [['hospital-app', 'aws_vpc.main.id']], ['hospital-files', 'hospital-lab-results'], ['var.load_balancer_group']],
  },
]

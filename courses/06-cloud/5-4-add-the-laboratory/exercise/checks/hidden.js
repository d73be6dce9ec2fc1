export default [
  {
    name: 'makes stolen credentials useless elsewhere',
    hint: 'A condition on aws:SourceVpce.',
    run: ({ json, iam }) => [iam(json('lab-policy.json'), { action: 's3:PutObject', resource: 'arn:aws:s3:::hospital-lab/lab/a.pdf', context: {} }), iam(json('lab-policy.json'), { action: 's3:PutObject', resource: 'arn:aws:s3:::hospital-lab/lab/a.pdf', context: { 'aws:SourceVpce': 'vpce-other' } })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['not allowed', 'not allowed'],
  },
  {
    name: 'lets the site show results, and not change them',
    hint: 's3:GetObject on the folder lab for the site.',
    run: ({ json, iam }) => [iam(json('site-policy.json'), { action: 's3:GetObject', resource: 'arn:aws:s3:::hospital-lab/lab/a.pdf', context: {} }), iam(json('site-policy.json'), { action: 's3:PutObject', resource: 'arn:aws:s3:::hospital-lab/lab/a.pdf', context: {} }), iam(json('site-policy.json'), { action: 's3:DeleteObject', resource: 'arn:aws:s3:::hospital-lab/lab/a.pdf', context: {} })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['allowed', 'not allowed', 'not allowed'],
  },
  {
    name: 'keeps old versions of a file',
    hint: 'aws_s3_bucket_versioning with the status Enabled.',
    run: ({ hcl }) => {
      const of = (type) => hcl('lab.tf').filter((one) => one.type === 'resource' && one.labels[0] === type)
      return of('aws_s3_bucket_versioning').map(({ attributes, blocks }) => [String(attributes.bucket).replace(/\.(id|bucket)$/, ''), blocks.find(({ type }) => type === 'versioning_configuration')?.attributes.status])
    },
    expect: [['aws_s3_bucket.lab', 'Enabled']],
  },
  {
    name: 'protects the bucket from being destroyed',
    hint: 'lifecycle with prevent_destroy.',
    run: ({ hcl }) => {
      const of = (type) => hcl('lab.tf').filter((one) => one.type === 'resource' && one.labels[0] === type)
      return of('aws_s3_bucket').map(({ blocks, attributes }) => [attributes.bucket, blocks.find(({ type }) => type === 'lifecycle')?.attributes.prevent_destroy ?? false, attributes.force_destroy ?? false])
    },
    expect: [['hospital-lab', true, false]],
  },
  {
    name: 'names no wildcard in an action',
    hint: 's3:Put* also allows to change policies.',
    run: ({ json }) => ['lab-policy.json', 'site-policy.json'].flatMap((name) => [json(name).Statement].flat().filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action, NotAction }) => Action ?? `everything but ${NotAction} *`)).filter((action) => action.includes('*')),
    expect: [],
  },
  {
    name: 'gives each role one right, in one folder of one bucket',
    hint: 'Only s3:PutObject for the laboratory and s3:GetObject for the site, on arn:aws:s3:::hospital-lab/lab/*.',
    run: ({ json, iam }) => {
      const context = { 'aws:SourceVpce': 'vpce-0lab' }
      const rights = (name) => [...new Set([json(name).Statement].flat().filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action }) => Action ?? 'everything but'))].map((action) => action.toLowerCase()).toSorted()
      const elsewhere = ['hospital-files/lab/a.pdf', 'hospital-backup/pg/a.zst', 'hospital-lab/other/a.pdf', 'hospital-lab/laboratory.pdf'].filter((path) => [['lab-policy.json', 's3:PutObject'], ['site-policy.json', 's3:GetObject']].some(([name, action]) => iam(json(name), { action, resource: `arn:aws:s3:::${path}`, context }) === 'allowed'))
      return { lab: rights('lab-policy.json'), site: rights('site-policy.json'), elsewhere }
    },
    expect: { lab: ['s3:putobject'], site: ['s3:getobject'], elsewhere: [] },
  },
]

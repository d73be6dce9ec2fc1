export default [
  {
    name: 'lets the laboratory add results',
    hint: 's3:PutObject on the folder lab.',
    run: ({ json, iam }) => iam(json('lab-policy.json'), { action: 's3:PutObject', resource: 'arn:aws:s3:::hospital-lab/lab/2026/a.pdf', context: { 'aws:SourceVpce': 'vpce-0lab' } }),
    expect: 'allowed',
  },
  {
    name: 'lets it do nothing else',
    hint: 'No reading, no deleting, no other folder, no settings of the bucket.',
    run: ({ json, iam }) => [iam(json('lab-policy.json'), { action: 's3:GetObject', resource: 'arn:aws:s3:::hospital-lab/lab/2026/a.pdf', context: { 'aws:SourceVpce': 'vpce-0lab' } }), iam(json('lab-policy.json'), { action: 's3:DeleteObject', resource: 'arn:aws:s3:::hospital-lab/lab/2026/a.pdf', context: { 'aws:SourceVpce': 'vpce-0lab' } }), iam(json('lab-policy.json'), { action: 's3:PutObject', resource: 'arn:aws:s3:::hospital-lab/other/a.pdf', context: { 'aws:SourceVpce': 'vpce-0lab' } }), iam(json('lab-policy.json'), { action: 's3:PutBucketPolicy', resource: 'arn:aws:s3:::hospital-lab', context: { 'aws:SourceVpce': 'vpce-0lab' } })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['not allowed', 'not allowed', 'not allowed', 'not allowed'],
  },
  {
    name: 'closes the bucket four times',
    hint: 'aws_s3_bucket_public_access_block with four switches.',
    run: ({ hcl }) => {
      const of = (type) => hcl('lab.tf').filter((one) => one.type === 'resource' && one.labels[0] === type)
      const [{ attributes } = { attributes: {} }] = of('aws_s3_bucket_public_access_block')
      return ['block_public_acls', 'block_public_policy', 'ignore_public_acls', 'restrict_public_buckets'].filter((name) => attributes[name] !== true)
    },
    expect: [],
  },
  {
    name: "lets only the load balancer's group in, on port 3001",
    hint: 'security_groups in place of cidr_blocks.',
    run: ({ hcl }) => {
      const of = (type) => hcl('lab.tf').filter((one) => one.type === 'resource' && one.labels[0] === type)
      return of('aws_security_group')
        .flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'ingress'))
        .map(({ attributes }) => [
          attributes.from_port,
          attributes.to_port,
          attributes.cidr_blocks ?? attributes.ipv6_cidr_blocks ?? 'no addresses',
          /balancer|lb/i.test(String(attributes.security_groups ?? '')) ? 'load balancer' : 'nobody',
        ])
    },
    expect: [[3001, 3001, 'no addresses', 'load balancer']],
  },
]

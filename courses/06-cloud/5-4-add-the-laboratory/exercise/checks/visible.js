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
    hint: 'aws_s3_bucket_public_access_block with four switches, for aws_s3_bucket.lab.',
    run: ({ hcl }) => {
      const of = (type) => hcl('lab.tf').filter((one) => one.type === 'resource' && one.labels[0] === type)
      const [{ attributes } = { attributes: {} }] = of('aws_s3_bucket_public_access_block')
      return [String(attributes.bucket).replace(/\.(id|bucket)$/, ''), ...['block_public_acls', 'block_public_policy', 'ignore_public_acls', 'restrict_public_buckets'].filter((name) => attributes[name] !== true)]
    },
    expect: ['aws_s3_bucket.lab'],
  },
  {
    name: "lets only the load balancer's group in, on port 3001",
    hint: 'security_groups = [var.load_balancer_group] in place of cidr_blocks, with protocol "tcp".',
    run: ({ hcl }) => {
      const of = (type) => hcl('lab.tf').filter((one) => one.type === 'resource' && one.labels[0] === type)
      const inside = of('aws_security_group').flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'ingress')).map(({ attributes }) => attributes)
      const alone = of('aws_vpc_security_group_ingress_rule').map(({ attributes }) => ({ ...attributes, protocol: attributes.ip_protocol, security_groups: [attributes.referenced_security_group_id], cidr_blocks: attributes.cidr_ipv4, ipv6_cidr_blocks: attributes.cidr_ipv6 }))
      return [...inside, ...alone].map((rule) => [rule.protocol, rule.from_port, rule.to_port, rule.cidr_blocks ?? rule.ipv6_cidr_blocks ?? 'no addresses', [rule.security_groups ?? []].flat().map((group) => String(group).replaceAll(/[\s[\]]/g, ''))])
    },
    expect: [['tcp', 3001, 3001, 'no addresses', ['var.load_balancer_group']]],
  },
]

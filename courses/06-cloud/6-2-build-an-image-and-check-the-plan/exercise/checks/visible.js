export default [
  {
    name: 'reports a bucket that the plan deletes',
    hint: 'keep-data for the types that hold data, if an action is delete.',
    run: ({ violations }) => violations({ resource_changes: [{ address: 'aws_s3_bucket.lab', type: 'aws_s3_bucket', change: { actions: ['delete'], before: {}, after: null } }, { address: 'aws_eip.nat', type: 'aws_eip', change: { actions: ['delete'], before: {}, after: null } }] }),
    expect: ['keep-data: aws_s3_bucket.lab'],
  },
  {
    name: 'reports a replacement, whichever action comes first',
    hint: "['delete', 'create'] and ['create', 'delete'] both lose the old one.",
    run: ({ violations }) => violations({ resource_changes: [{ address: 'aws_db_instance.a', type: 'aws_db_instance', change: { actions: ['delete', 'create'], before: {}, after: {} } }, { address: 'aws_db_instance.b', type: 'aws_db_instance', change: { actions: ['create', 'delete'], before: {}, after: {} } }] }),
    expect: ['keep-data: aws_db_instance.a', 'keep-data: aws_db_instance.b'],
  },
  {
    name: 'reports a port that is open to the world, for IPv6 too',
    hint: 'cidr_ipv4 0.0.0.0/0 or cidr_ipv6 ::/0; only 80 and 443 are fine.',
    run: ({ violations }) => violations({ resource_changes: [{ address: 'r.ssh', type: 'aws_vpc_security_group_ingress_rule', change: { actions: ['create'], before: {}, after: { cidr_ipv4: '0.0.0.0/0', from_port: 22, to_port: 22 } } }, { address: 'r.six', type: 'aws_vpc_security_group_ingress_rule', change: { actions: ['create'], before: {}, after: { cidr_ipv6: '::/0', from_port: 5432, to_port: 5432 } } }, { address: 'r.web', type: 'aws_vpc_security_group_ingress_rule', change: { actions: ['create'], before: {}, after: { cidr_ipv4: '0.0.0.0/0', from_port: 443, to_port: 443 } } }, { address: 'r.http', type: 'aws_vpc_security_group_ingress_rule', change: { actions: ['create'], before: {}, after: { cidr_ipv6: '::/0', from_port: 80, to_port: 80 } } }] }),
    expect: ['world-ports: r.ssh', 'world-ports: r.six'],
  },
  {
    name: 'reports a public database',
    hint: 'publicly_accessible in after.',
    run: ({ violations }) => violations({ resource_changes: [{ address: 'db', type: 'aws_db_instance', change: { actions: ['update'], before: {}, after: { publicly_accessible: true } } }, { address: 'db2', type: 'aws_db_instance', change: { actions: ['update'], before: {}, after: { publicly_accessible: false } } }] }),
    expect: ['private-database: db'],
  },
  {
    name: 'leaves an exception out until its last day',
    hint: 'Compare the dates as texts; the last day still counts.',
    run: ({ violations }) => {
      const plan = { resource_changes: [{ address: 'aws_s3_bucket.old', type: 'aws_s3_bucket', change: { actions: ['delete'], before: {}, after: null } }] }
      const exceptions = [{ address: 'aws_s3_bucket.old', rule: 'keep-data', reason: 'moved', until: '2026-11-30' }]
      return [violations(plan, exceptions, '2026-11-30'), violations(plan, exceptions, '2026-12-01')]
    },
    expect: [[], ['keep-data: aws_s3_bucket.old']],
  },
]

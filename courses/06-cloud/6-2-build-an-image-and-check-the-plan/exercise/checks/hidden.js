export default [
  {
    name: "says nothing about what doesn't change",
    hint: "Actions ['no-op'] and ['read'] change nothing.",
    run: ({ violations }) => violations({ resource_changes: [{ address: 'db', type: 'aws_db_instance', change: { actions: ['no-op'], before: {}, after: { publicly_accessible: true } } }, { address: 'd', type: 'aws_db_instance', change: { actions: ['read'], before: {}, after: { publicly_accessible: true } } }] }),
    expect: [],
  },
  {
    name: 'reports a range that begins with 443',
    hint: 'from_port 443 to 9000 opens much more than HTTPS. A rule for all protocols has null as its ports.',
    run: ({ violations }) => violations({ resource_changes: [{ address: 'r.range', type: 'aws_vpc_security_group_ingress_rule', change: { actions: ['create'], before: {}, after: { cidr_ipv4: '0.0.0.0/0', from_port: 443, to_port: 9000 } } }, { address: 'r.in', type: 'aws_vpc_security_group_ingress_rule', change: { actions: ['create'], before: {}, after: { cidr_ipv4: '10.20.0.0/16', from_port: 22, to_port: 22 } } }, { address: 'r.all', type: 'aws_vpc_security_group_ingress_rule', change: { actions: ['create'], before: {}, after: { cidr_ipv4: '0.0.0.0/0', ip_protocol: '-1', from_port: null, to_port: null } } }] }),
    expect: ['world-ports: r.range', 'world-ports: r.all'],
  },
  {
    name: "refuses a file that isn't a plan",
    hint: 'Empty input is not clean. Throw an error that says what is missing.',
    run: ({ violations }) => violations({}),
    throws: 'not a plan',
  },
  {
    name: 'reports several rules for one change, and an exception counts for one rule only',
    hint: 'Compare both rule and address of the exception. One without until has no end date, so it never counts.',
    run: ({ violations }) => {
      const plan = { resource_changes: [{ address: 'db', type: 'aws_db_instance', change: { actions: ['delete', 'create'], before: {}, after: { publicly_accessible: true } } }] }
      return [violations(plan).toSorted(), violations(plan, [{ address: 'db', rule: 'private-database', until: '2027-01-01' }, { address: 'db', rule: 'keep-data' }])]
    },
    expect: [['keep-data: db', 'private-database: db'], ['keep-data: db']],
  },
  {
    name: 'reads a deleted rule without an error',
    hint: 'A deleted thing has after: null.',
    run: ({ violations }) => violations({ resource_changes: [{ address: 'r.ssh', type: 'aws_vpc_security_group_ingress_rule', change: { actions: ['delete'], before: {}, after: null } }, { address: 'db', type: 'aws_db_instance', change: { actions: ['delete'], before: {}, after: null } }] }),
    expect: ['keep-data: db'],
  },
]

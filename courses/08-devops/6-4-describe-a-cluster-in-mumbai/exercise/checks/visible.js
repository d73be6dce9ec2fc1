export default [
  {
    name: 'gives each zone a subnet of its own',
    hint: 'availability_zone: ap-south-1a, b and c.',
    run: ({ hcl }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      return ['a', 'b', 'c'].map((name) => plain(of('network/main.tf', 'resource', 'aws_subnet', name)[0]?.attributes.availability_zone))
    },
    expect: ['ap-south-1a', 'ap-south-1b', 'ap-south-1c'],
  },
  {
    name: "cuts blocks that are large enough and don't overlap",
    hint: 'A /20 has 4,096 addresses. The next one begins 16 further: 10.20.16.0/20.',
    run: ({ hcl, cidr }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      // cidrsubnet(block, more bits, number) is OpenTofu's way to calculate a block.
      const calculated = (block) => {
        const [, from, bits, number] = /^cidrsubnet\(\s*(?:"?([\d./]+)"?|aws_vpc\.\w+\.cidr_block)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/.exec(block) ?? []
        if (bits === undefined) return block
        const [start, length] = (from ?? '10.20.0.0/16').split('/')
        const size = 32 - Number(length) - Number(bits)
        const first = start.split('.').reduce((sum, part) => sum * 256 + Number(part), 0) + Number(number) * 2 ** size
        return `${[24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256).join('.')}/${32 - size}`
      }
      const blocks = [...of('network/main.tf', 'resource', 'aws_subnet'), ...of('network/gateways.tf', 'resource', 'aws_subnet')].map(({ labels, attributes }) => [labels[1], calculated(plain(attributes.cidr_block))])
      const own = blocks.filter(([name]) => name !== 'public')
      return {
        subnets: own.length,
        'too small': own.filter(([, block]) => cidr.count(block) < 4000).map(([name]) => name),
        'outside 10.20.0.0/16': own.filter(([, block]) => !cidr.contains('10.20.0.0/16', block)).map(([name]) => name),
        overlap: blocks.flatMap(([name, block], index) => blocks.slice(index + 1).filter(([, other]) => cidr.overlap(block, other)).map(([other]) => `${name} and ${other}`)),
      }
    },
    expect: { subnets: 3, 'too small': [], 'outside 10.20.0.0/16': [], overlap: [] },
  },
  {
    name: 'passes results from module to module',
    hint: 'module.network.subnet_ids and so on; each name is an output of that module, and each variable without a default gets a value.',
    run: ({ hcl }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      const modules = of('main.tf', 'module')
      const file = (name) => `${name}/main.tf`
      const given = Object.fromEntries(modules.map(({ labels, attributes }) => [labels[0], Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== 'source').map(([key, value]) => [key, plain(value)]))]))
      const references = Object.values(given).flatMap((all) => Object.values(all)).flatMap((value) => [...value.matchAll(/module\.(\w+)\.(\w+)/g)].map(([all, name, output]) => [all, name, output]))
      return {
        ...given,
        'no such output': references.filter(([, name, output]) => of(file(name), 'output', output).length === 0).map(([all]) => all),
        'not given': ['network', 'cluster', 'database'].flatMap((name) => of(file(name), 'variable').filter(({ labels, attributes }) => !('default' in attributes) && !(labels[0] in (given[name] ?? {}))).map(({ labels }) => `${name}: ${labels[0]}`)),
      }
    },
    expect: { network: {}, cluster: { subnet_ids: 'module.network.subnet_ids' }, database: { cluster_security_group_id: 'module.cluster.security_group_id', subnet_ids: 'module.network.subnet_ids', vpc_id: 'module.network.vpc_id' }, 'no such output': [], 'not given': [] },
  },
  {
    name: 'lets only the cluster reach the database',
    hint: 'One ingress rule: port 5432, and referenced_security_group_id in place of an address.',
    run: ({ hcl }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      const rules = of('database/main.tf', 'resource', 'aws_vpc_security_group_ingress_rule').map(({ attributes }) => [attributes.from_port, attributes.to_port, plain(attributes.referenced_security_group_id), 'cidr_ipv4' in attributes || 'cidr_ipv6' in attributes ? 'an address too' : 'no address'])
      const inside = of('database/main.tf', 'resource', 'aws_security_group').flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'ingress').length
      return { rules, 'rules inside the group': inside, public: of('database/main.tf', 'resource', 'aws_db_instance')[0]?.attributes.publicly_accessible ?? false }
    },
    expect: { rules: [[5432, 5432, 'var.cluster_security_group_id', 'no address']], 'rules inside the group': 0, public: false },
  },
  {
    name: 'is in Mumbai, with labels on everything',
    hint: 'region of the provider and of the state; default_tags with service and owner.',
    run: ({ hcl }) => {
      const of = (path, ...labels) => hcl(path).filter((one) => labels.every((label, index) => [one.type, ...one.labels][index] === label))
      const plain = (value) => String(value ?? 'missing').replaceAll(/["\s]/g, '').replace(/^\$\{(.*)\}$/, '$1')
      const [provider] = of('main.tf', 'provider', 'aws')
      const tags = provider?.blocks.find(({ type }) => type === 'default_tags')?.attributes.tags ?? {}
      return [plain(provider?.attributes.region), ...['service', 'owner'].map((name) => (String(tags[name] ?? '').length > 0 ? name : `no ${name}`))]
    },
    expect: ['ap-south-1', 'service', 'owner'],
  },
]

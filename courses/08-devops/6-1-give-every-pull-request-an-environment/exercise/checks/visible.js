export default [
  {
    name: 'lets in a release from main in the environment production',
    hint: 'The condition on sub names repository and environment exactly.',
    run: ({ json, iam }) => iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop/kadai:environment:production' } }),
    expect: 'allowed',
  },
  {
    name: 'keeps out everybody else, also a name that only begins like ours',
    hint: 'StringEquals in place of StringLike with a star, and aud too.',
    run: ({ json, iam }) => [iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop-free/kadai:environment:production' } }), iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop/kadai:pull_request' } }), iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop/other:environment:production' } }), iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'another.example', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop/kadai:environment:production' } })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['not allowed', 'not allowed', 'not allowed', 'not allowed'],
  },
  {
    name: 'holds no key',
    hint: 'No secrets with keys of the cloud: id-token: write, and the token is exchanged.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('preview.yml')
      const { on, jobs } = workflow('preview.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      return [text('preview.yml').match(/AWS_(ACCESS|SECRET)\w+|secrets\.\w+/g) ?? [], jobs.map(({ permissions }) => permissions?.['id-token'])]
    },
    expect: [[], ['write', 'write']],
  },
  {
    name: 'comes and goes with the pull request, and in the evening',
    hint: 'types of pull_request: opened, synchronize, reopened, closed; and a schedule.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('preview.yml')
      const { on, jobs } = workflow('preview.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      return [on, (file.on.pull_request?.types ?? []).toSorted(), (file.on.schedule ?? []).length]
    },
    expect: [['pull_request', 'schedule'], ['closed', 'opened', 'reopened', 'synchronize'], 1],
  },
  {
    name: 'refuses an image without a version',
    hint: 'A validation in the variable image that excludes :latest.',
    run: ({ hcl }) => {
      const variables = hcl('variables.tf').filter(({ type }) => type === 'variable')
      const of = (name) => variables.find(({ labels }) => labels[0] === name)
      const rules = (of('image')?.blocks ?? []).filter(({ type }) => type === 'validation').map(({ attributes }) => String(attributes.condition))
      return [of('image')?.attributes.type, rules.some((rule) => rule.includes('latest')) ? 'refuses latest' : 'takes latest']
    },
    expect: ['string', 'refuses latest'],
  },
]
